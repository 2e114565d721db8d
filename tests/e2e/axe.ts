import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe can fault on the page as it is now, on paper and in ink. The themes differ in nothing but their colours: it is
 * looked at closely in ink, and on paper again for its contrast.
 */
export async function faults(page: Page) {
	await show(page, 'light');
	const paper = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
	await show(page, 'dark');
	const ink = await new AxeBuilder({ page }).withTags(WCAG).analyze();
	return [...paper.violations, ...ink.violations];
}

async function show(page: Page, colorScheme: 'light' | 'dark') {
	await page.emulateMedia({ colorScheme });
	await page.locator(`html[data-theme=${colorScheme === 'light' ? 'paper' : 'ink'}]`).waitFor();
}
