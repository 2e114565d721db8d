/** How long the table waits for the next question, on a slow phone. */
import type { App } from './app';
import { deal, play } from './games';
import type { Row } from './measure';
import type { Watched } from './witness';

export const SLOWED = Number(process.env.SLOWED ?? 6);

export async function latency(app: App): Promise<Row[]> {
	const page = await app.page();
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
	// The one with the most to answer.
	const [game] = deal(7, 20).sort((a, b) => held(b) - held(a));
	if (!game) throw new Error('no game was dealt');
	const { taps } = await play(page, game, 'slow');
	const { waits, writes, interactions } = await page.evaluate(() => {
		const { waits, writes, interactions } = (globalThis as Watched).witness;
		return { waits, writes, interactions: [...interactions.values()] };
	});
	await page.context().close();
	return [
		['taps', taps, ''],
		['taps that were timed', waits.length, ''],
		...spread('until the new question is drawn', waits),
		...spread('until it is on the disk', writes),
		...spread('until the next frame, as the browser tells', [
			...interactions,
			// Whatever is faster than 16 ms is not told.
			...Array.from({ length: Math.max(0, taps - interactions.length) }, () => 16)
		])
	];
}

const held = ({ players }: { players: readonly { hand: readonly unknown[] }[] }) =>
	players.reduce((sum, { hand }) => sum + hand.length, 0);

function spread(what: string, waits: readonly number[]): Row[] {
	const sorted = waits.toSorted((a, b) => a - b);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
	return [
		[`${what}, p50`, at(0.5), 'ms'],
		[`${what}, p98`, at(0.98), 'ms'],
		[`${what}, the slowest`, at(1), 'ms']
	];
}
