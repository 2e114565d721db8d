import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { OpenTotals } from './totals.svelte';

beforeEach(() => settings.change({ showTotals: false }));
afterEach(() => {
	vi.restoreAllMocks();
	sessionStorage.clear();
});

it('begins as the settings have it, for every game', async () => {
	const totals = new OpenTotals();
	expect(totals.areOpen('a')).toBe(false);
	await settings.change({ showTotals: true });
	expect(totals.areOpen('a')).toBe(true);
});

it('is turned for one game alone, and leaves the setting as it was', () => {
	const totals = new OpenTotals();
	totals.turn('a');
	expect([totals.areOpen('a'), totals.areOpen('b'), settings.showTotals]).toEqual([true, false, false]);
	totals.turn('a');
	expect(totals.areOpen('a')).toBe(false);
});

it('stays as it was said when the setting changes later', async () => {
	const totals = new OpenTotals();
	totals.turn('a');
	totals.turn('a');
	await settings.change({ showTotals: true });
	expect([totals.areOpen('a'), totals.areOpen('b')]).toEqual([false, true]);
});

it('is remembered by the tab', () => {
	new OpenTotals().turn('a');
	const reloaded = new OpenTotals();
	expect([reloaded.areOpen('a'), reloaded.areOpen('b')]).toEqual([true, false]);
});

it('works for as long as the page lives where the tab may keep nothing', () => {
	vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new DOMException('No.', 'SecurityError');
	});
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('No.', 'SecurityError');
	});
	const totals = new OpenTotals();
	totals.turn('a');
	expect([totals.areOpen('a'), totals.areOpen('b')]).toEqual([true, false]);
});
