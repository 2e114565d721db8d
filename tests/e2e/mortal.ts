import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';

/** A browser with a profile of its own on the disk, all of whose processes can be killed at any moment. */
export class MortalBrowser {
	readonly #profile: string;
	#process: ChildProcess | undefined;

	constructor(profile: string) {
		this.#profile = profile;
	}

	async launch(): Promise<Browser> {
		const flags = [
			'--headless',
			'--no-sandbox',
			'--disable-gpu',
			'--no-first-run',
			'--remote-debugging-port=0'
		];
		const { executablePath, env } = await launchOptions();
		const process = spawn(executablePath, [...flags, `--user-data-dir=${this.#profile}`], {
			env,
			detached: true, // a group of its own, to be killed as a whole
			stdio: ['ignore', 'ignore', 'pipe']
		});
		this.#process = process;
		for await (const line of createInterface(process.stderr)) {
			const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
			if (!address) continue;
			process.stderr.resume(); // nobody reads on, and it must not block
			return chromium.connectOverCDP(address);
		}
		throw new Error('the browser did not start');
	}

	/** Nothing is flushed, nobody is asked. */
	async kill() {
		const process = this.#process;
		if (!process?.pid || process.exitCode !== null || process.signalCode !== null) return;
		const dead = once(process, 'exit');
		globalThis.process.kill(-process.pid, 'SIGKILL');
		await dead;
	}
}
