import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.mjs';

let folder: string;
let server: Server;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'seven-calls-'));
	mkdirSync(join(folder, 'site/new'), { recursive: true });
	writeFileSync(join(folder, 'secret.txt'), 'secret');
	writeFileSync(join(folder, 'site/index.html'), 'home');
	writeFileSync(join(folder, 'site/new/index.html'), 'new');
	writeFileSync(join(folder, 'site/404.html'), 'not found');
	server = serve(join(folder, 'site'), '/base');
	await new Promise<void>((ready) => server.listen(0, ready));
});

afterAll(() => {
	server.close();
	rmSync(folder, { recursive: true });
});

/** Not fetch: it would tidy the path before it asks. */
async function get(path: string) {
	const { port } = server.address() as AddressInfo;
	const answer = await new Promise<IncomingMessage>((answered, failed) => {
		request({ port, path }, answered).on('error', failed).end();
	});
	return { status: answer.statusCode, location: answer.headers.location, body: await text(answer) };
}

test.each([
	['/base/', 200, 'home'],
	['/base/?a=1', 200, 'home'],
	['/base/new/', 200, 'new'],
	['/base/nowhere', 404, 'not found'],
	['/', 404, 'not found'],
	['/base/%E0%A4%A', 404, 'not found'],
	['/base/%00', 404, 'not found'],
	['/base/../../secret.txt', 404, 'not found'],
	['/base/..%2f..%2fsecret.txt', 404, 'not found'],
	['/base/..%2fsecret.txt', 404, 'not found']
])('%s is answered with %i', async (path, status, body) => {
	expect(await get(path)).toMatchObject({ status, body });
});

test('a folder without its last slash is redirected, query and all', async () => {
	expect(await get('/base/new?a=1')).toMatchObject({ status: 301, location: '/base/new/?a=1' });
});
