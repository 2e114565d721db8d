// Runs npm scripts side by side, each one's words kept together, and fails if one of them does:
//   node scripts/together.mjs lint:code types
import { spawn } from 'node:child_process';

/** @param {string} script */
function run(script) {
	return new Promise((resolve) => {
		const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
		/** @type {Buffer[]} */
		const said = [];
		for (const words of [child.stdout, child.stderr]) words.on('data', (chunk) => said.push(chunk));
		child.on('close', (code) => {
			process.stdout.write(`\n> ${script}\n${Buffer.concat(said)}`);
			resolve(code === 0);
		});
	});
}

const went = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = went.every(Boolean) ? 0 : 1;
