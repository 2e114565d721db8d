/**
 * `npm run bench`: prints every table there is, or those that are named (`npm run bench -- taps`). Nothing here asserts;
 * docs/benchmarks.md says what each is about.
 */
import { withApp } from './app';
import { heap } from './heap';
import { history } from './history';
import { latency, SLOWED } from './latency';
import { print, printTable } from './measure';
import { taps } from './taps';
import { rows as walking } from './walk';

const BENCHES: Record<string, () => unknown> = {
	walk: () => print('Walking', walking()),
	taps: () => withApp(async (app) => printTable(`Taps a game, ${app.browser}`, await taps(app))),
	latency: () =>
		withApp(async (app) =>
			print(`From tap to picture, CPU slowed ${SLOWED} times, ${app.browser}`, await latency(app))
		),
	heap: () => withApp(async (app) => print(`Heap, ${app.browser}`, await heap(app))),
	history: () => withApp(async (app) => print(`A long history, ${app.browser}`, await history(app)))
};

const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
	if (asked.length === 0 || asked.includes(name)) await bench();
}
