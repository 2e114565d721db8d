import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './scripts/chromium.mjs';

const PORT = Number(process.env.PORT ?? 4173);

export default defineConfig({
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
		launchOptions: { executablePath: await chromiumPath() }
	},
	webServer: {
		command: `node scripts/serve.mjs build ${PORT}`,
		url: `http://localhost:${PORT}/`,
		reuseExistingServer: false
	}
});
