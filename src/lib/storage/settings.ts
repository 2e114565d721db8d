import { ok, type Result } from '../result';
import type { Database } from './db';
import type { StorageFault } from './faults';

export const THEMES = ['system', 'paper', 'ink'] as const;
export const LANGUAGES = ['system', 'en', 'it'] as const;
export const EXPLAINING = ['first', 'always', 'never'] as const;

export interface Settings {
	theme: (typeof THEMES)[number];
	locale: (typeof LANGUAGES)[number];
	keepAwake: boolean;
	vibration: boolean;
	showTotals: boolean;
	/** Whether the walk explains each step: in the first game alone, until somebody says otherwise. */
	explain: (typeof EXPLAINING)[number];
	readAloud: boolean;
}
export type SettingName = keyof Settings;

export const DEFAULTS: Settings = {
	theme: 'system',
	locale: 'system',
	keepAwake: true,
	vibration: true,
	showTotals: false,
	explain: 'first',
	readAloud: false
};

/** Plain checks: a schema library would weigh more on the first load than all of the settings. */
const oneOf = (known: readonly unknown[]) => (value: unknown) => known.includes(value);
const isSwitch = oneOf([true, false]);
const FITS: Record<SettingName, (value: unknown) => boolean> = {
	theme: oneOf(THEMES),
	locale: oneOf(LANGUAGES),
	keepAwake: isSwitch,
	vibration: isSwitch,
	showTotals: isSwitch,
	explain: oneOf(EXPLAINING),
	readAloud: isSwitch
};
const NAMES = Object.keys(DEFAULTS) as SettingName[];

export interface KeptSettings {
	/** What was chosen, and the default for what was corrupt. What was never chosen is missing. */
	kept: Partial<Settings>;
	corrupt: SettingName[];
}

/** A corrupt record is replaced by its default; the others, and those of a newer app, stay as they are. */
export async function readSettings(database: Database): Promise<Result<KeptSettings, StorageFault>> {
	const read = await database.run((db) =>
		Promise.all(NAMES.map(async (name) => [name, await db.get('settings', name)] as const))
	);
	if (!read.ok) return read;

	const chosen = read.value.filter(([, value]) => value !== undefined);
	const corrupt = chosen.filter(([name, value]) => !FITS[name](value)).map(([name]) => name);
	const defaults = Object.fromEntries(corrupt.map((name) => [name, DEFAULTS[name]]));
	if (corrupt.length > 0) await writeSettings(database, defaults);
	return ok({ kept: { ...Object.fromEntries(chosen), ...defaults }, corrupt });
}

export function writeSettings(database: Database, patch: Partial<Settings>) {
	return database.write(['settings'], async (tx) => {
		const store = tx.objectStore('settings');
		await Promise.all(Object.entries(patch).map(([name, value]) => store.put(value, name)));
	});
}

/** For what comes from elsewhere (another tab, the first-paint mirror): what does not fit is left out. */
export function checkedSettings(unchecked: unknown): Partial<Settings> {
	if (typeof unchecked !== 'object' || unchecked === null) return {};
	return Object.fromEntries(
		Object.entries(unchecked).filter(
			([name, value]) => NAMES.includes(name as SettingName) && FITS[name as SettingName](value)
		)
	);
}
