import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test as setup } from '@playwright/test';
import { BASED, NEXT } from './host';

const run = promisify(execFile);

async function build(environment: Record<string, string>) {
	await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
		env: { ...process.env, NODE_ENV: 'production', ...environment }
	});
}

setup('build under a base path, and a next version', async () => {
	setup.setTimeout(120_000);
	// One after the other: both compile the messages into the same folder.
	await build({ SEVEN_CALLS_OUT: BASED.folder, BASE_PATH: BASED.base });
	await build({ SEVEN_CALLS_OUT: NEXT.folder, SEVEN_CALLS_BUILD: 'next', BASE_PATH: '' });
});
