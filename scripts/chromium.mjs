// Chromium for tests and pictures: $CHROMIUM_PATH, a system one, else the one inside node_modules.
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { facing } from './faces.mjs';

const SYSTEM = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
];

/** What Playwright launches it with, in the usual face. */
export async function launchOptions() {
	const executablePath = await chromiumPath();
	return { executablePath, env: { ...process.env, ...facing('usual') } };
}

async function chromiumPath() {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	const found = SYSTEM.find((path) => existsSync(path));
	if (found && !process.env.FORCE_BUNDLED_CHROMIUM) return found;
	if (process.platform === 'linux' && process.arch === 'x64') return bundled();
	throw new Error(
		`The browser tests need Chromium or Chrome, and none was found on this ${process.platform} machine. ` +
			'Install one (macOS: brew install --cask google-chrome; Debian: apt-get install chromium; Windows: ' +
			'winget install Google.Chrome), or name yours: CHROMIUM_PATH=/path/to/chrome npm test'
	);
}

async function bundled() {
	const dir = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));
	mkdirSync(dir, { recursive: true });
	const tmp = process.env.TMPDIR;
	process.env.TMPDIR = dir; // it unpacks into os.tmpdir()
	process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'; // makes it unpack its own NSS libraries too
	const { default: chromium } = await import('@sparticuz/chromium');
	const path = await chromium.executablePath();
	if (tmp === undefined) delete process.env.TMPDIR;
	else process.env.TMPDIR = tmp;
	return path;
}
