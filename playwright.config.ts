import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';
import { FACES, type Face } from './scripts/faces.mjs';
import type { Looks } from './tests/e2e/fixtures';

const PORT = Number(process.env.PORT ?? 4173);
/** All tests run with this face, and with the others those that are tagged for it. */
const FACE = process.env.FACE ?? 'usual';

export default defineConfig<object, Looks>({
	testDir: 'tests/e2e',
	fullyParallel: true,
	forbidOnly: !!process.env.CI,
	retries: 0,
	// For two slow cores that have other work too; no test waits for a clock.
	timeout: 120_000,
	expect: { timeout: 30_000 },
	workers: 2,
	reporter: [['list']],
	use: {
		...devices['Pixel 7'],
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 1, // nobody looks at the picture, and without a GPU each pixel costs time
		locale: 'en-GB',
		colorScheme: 'dark',
		// Storing the whole app for every test would cost more than the test; those about the worker allow it.
		serviceWorkers: 'block',
		baseURL: `http://localhost:${PORT}/`,
		// Recording every step costs a third of the run; asked for when something has to be looked into: TRACE=1.
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
		// Without one, a graphics card is emulated in software, which is dearer than drawing without it.
		launchOptions: { ...(await launchOptions()), args: ['--disable-gpu'] }
	},
	projects: (Object.keys(FACES) as Face[]).map((face) => ({
		name: face,
		use: { face },
		...(face !== FACE && { grep: /@faces/ })
	})),
	webServer: {
		command: `node scripts/serve.mjs build ${PORT}`,
		url: `http://localhost:${PORT}/`,
		reuseExistingServer: false
	}
});
