/**
 * The pictures `npm run pictures` takes of the built app, and the manifest shows. Add a line for a new screen.
 * @typedef {{ name: string, path: string, theme: 'ink' | 'paper', label: string }} Shot
 */

export const SHOT_SIZE = { width: 390, height: 844, scale: 2 };

/** @type {readonly Shot[]} */
export const SHOTS = [
	{ name: 'home-ink', path: './', theme: 'ink', label: 'Home, by candlelight' },
	{ name: 'walk-ink', path: './play/?game=picture', theme: 'ink', label: 'A call: one tap for each answer' },
	{
		name: 'result-ink',
		path: './result/?game=picture',
		theme: 'ink',
		label: 'The result, every point explained'
	},
	{ name: 'home-paper', path: './', theme: 'paper', label: 'Home, by daylight' }
];
