import { readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';

export { BASED, NEXT } from '../../scripts/builds.mjs';

/** A host of our own for one test: it can serve another build on the same origin, and it can go away. */
export class Host {
	#server: Server | undefined;
	#port = 0;
	#base = '';

	async serve(folder: string, base = '') {
		await this.stop();
		const server = serve(folder, base);
		await new Promise<void>((ready) => server.listen(this.#port, ready));
		this.#port = (server.address() as AddressInfo).port;
		this.#server = server;
		this.#base = base;
	}

	async stop() {
		const server = this.#server;
		if (!server) return;
		this.#server = undefined;
		await new Promise((stopped) => {
			server.close(stopped);
			server.closeAllConnections();
		});
	}

	address(path = '') {
		return `http://localhost:${this.#port}${this.#base}/${path}`;
	}
}

/** Every page of a build, as the path a browser asks for: '' is home, 'settings/' a route. */
export function routes(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('index.html'))
		.map((file) => file.replaceAll('\\', '/').replace(/index\.html$/, ''))
		.sort();
}

/** All files of a build that a browser may ask for, as paths. */
export function files(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
