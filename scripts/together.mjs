// Runs npm scripts side by side, those joined by a plus one after the other, each one's words kept together. Fails if one does:
//   node scripts/together.mjs test:unit lint:code+types
import { spawn } from 'node:child_process';

/** @param {string} script */
function run(script) {
	return new Promise((resolve) => {
		const began = Date.now();
		const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
		/** @type {Buffer[]} */
		const said = [];
		for (const words of [child.stdout, child.stderr]) words.on('data', (chunk) => said.push(chunk));
		child.on('close', (code) => {
			const seconds = Math.round((Date.now() - began) / 1000);
			process.stdout.write(`\n> ${script} (${seconds} s)\n${Buffer.concat(said)}`);
			resolve(code === 0);
		});
	});
}

/** @param {string} lane */
async function inTurn(lane) {
	let went = true;
	for (const script of lane.split('+')) went = (await run(script)) && went;
	return went;
}

const went = await Promise.all(process.argv.slice(2).map(inTurn));
process.exitCode = went.every(Boolean) ? 0 : 1;
