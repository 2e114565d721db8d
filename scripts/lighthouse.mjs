// Prints Lighthouse's scores of the built app's home, and what keeps a score from 100.
import lighthouse from 'lighthouse';
import { launch } from 'chrome-launcher';
import { launchOptions } from './chromium.mjs';
import { serve } from './serve.mjs';

const server = serve('build').listen(0);
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const { executablePath, env } = await launchOptions();
const chrome = await launch({
	chromePath: executablePath,
	envVars: env,
	chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage']
});

try {
	const result = await lighthouse(`http://localhost:${port}/`, { port: chrome.port, logLevel: 'error' });
	if (!result) throw new Error('Lighthouse returned nothing');
	const { categories, audits } = result.lhr;
	for (const { title, score, auditRefs } of Object.values(categories)) {
		console.log(`${String(Math.round((score ?? 0) * 100)).padStart(4)}  ${title}`);
		for (const { id, weight } of auditRefs) {
			const audit = audits[id];
			if (weight > 0 && audit && audit.score !== null && audit.score < 1)
				console.log(`        ${audit.title} ${audit.displayValue ?? ''}`);
		}
	}
} finally {
	chrome.kill();
	server.close();
}
