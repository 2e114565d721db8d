import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { expect, test } from 'vitest';
import { directions, objection } from '../../directions.config.js';

test.each([
	['routes/play/+page.svelte', 'games/virtus/screens/play/Walk.svelte'],
	['routes/+page.svelte', 'lib/ui/Page.svelte'],
	['routes/+page.svelte', 'games/shelf.ts'],
	['routes/learn/practice/+page.ts', 'games/virtus/practice/seed.ts'],
	['routes/virtue/play/+page.svelte', 'games/virtue/screens/Track.svelte'],
	['games/shelf.ts', 'games/virtus/manifest.ts'],
	['games/virtus/screens/play/Walk.svelte', 'kits/asking/Keys.svelte'],
	['games/virtus/screens/play/Walk.svelte', 'lib/state/voice.ts'],
	['games/virtus/words/why.ts', 'games/virtus/rules/ledger.ts'],
	['games/virtus/codec/part.ts', 'games/virtus/log/game.ts'],
	['games/virtus/rules/sheet.ts', 'lib/players/player.ts'],
	['kits/asking/Keys.svelte', 'lib/i18n/numbers.ts'],
	['lib/state/opening.ts', 'lib/storage/games.ts'],
	['lib/ui/Page.svelte', 'lib/paraglide/messages.js'],
	['games/virtus/words/why.ts', 'lib/paraglide/messages.js'],
	['kits/asking/Keys.svelte', 'lib/paraglide/messages.js'],
	['hooks.client.ts', 'games/shelf.ts'],
	['cli/score.ts', 'games/virtus/codec/codec.ts'],
	['cli/score.ts', 'lib/exchange/game-file.ts'],
	['routes/+layout.svelte', 'app.css'],
	['service-worker/index.ts', 'service-worker/builds.ts']
])('%s may import %s', (from, to) => expect(objection(from, to)).toBeUndefined());

test.each([
	['lib/state/opening.ts', 'games/virtus/log/game.ts'],
	['lib/ui/Page.svelte', 'games/shelf.ts'],
	['routes/+page.svelte', 'games/virtus/art/Emblem.svelte'],
	['routes/new/+page.ts', 'games/virtus/manifest.ts'],
	['routes/session.ts', 'games/virtus/session.svelte.ts'],
	['routes/virtue/play/+page.svelte', 'games/virtus/screens/play/Walk.svelte'],
	['routes/play/+page.svelte', 'games/virtue/screens/Track.svelte'],
	['lib/ui/Page.svelte', 'lib/state/settings.svelte.ts'],
	['lib/storage/db.ts', 'lib/state/faults.ts'],
	['lib/log/log.ts', 'lib/storage/db.ts'],
	['lib/state/opening.ts', 'routes/query.ts'],
	['kits/asking/Keys.svelte', 'games/virtus/rules/sheet.ts'],
	['kits/asking/Keys.svelte', 'kits/tracking/Clock.svelte'],
	['games/virtus/screens/play/Walk.svelte', 'routes/query.ts'],
	['games/virtus/screens/play/Walk.svelte', 'games/virtue/rules/deck.ts'],
	['games/virtus/manifest.ts', 'games/shelf.ts'],
	['games/virtus/rules/walk.ts', 'games/virtus/log/edit.ts'],
	['games/virtus/rules/walk.ts', 'lib/state/random.ts'],
	['games/virtus/log/edit.ts', 'games/virtus/codec/part.ts'],
	['games/virtus/codec/part.ts', 'games/virtus/words/why.ts'],
	['games/virtus/words/why.ts', 'games/virtus/screens/play/scene.ts'],
	['games/virtus/rules/walk.ts', 'lib/paraglide/messages.js'],
	['games/virtus/codec/part.ts', 'lib/paraglide/messages.js'],
	['lib/log/log.ts', 'lib/paraglide/messages.js'],
	['lib/storage/db.ts', 'lib/paraglide/messages.js'],
	['games/shelf.ts', 'games/virtus/rules/walk.ts'],
	['hooks.client.ts', 'games/virtus/log/game.ts'],
	['cli/score.ts', 'games/virtus/screens/play/scene.ts'],
	['service-worker/index.ts', 'games/shelf.ts'],
	['widgets/clock.ts', 'games/shelf.ts'],
	['lib/state/opening.ts', 'cli/score.ts'],
	['games/virtus/rules/walk.ts', '../tests/virtus.ts'],
	['lib/unsaved/retrying.ts', 'lib/state/notices.svelte.ts']
])('%s may not import %s', (from, to) => expect(objection(from, to)).toMatch(/\w/));

const linter = new Linter({ cwd: process.cwd() });
const told = (code: string) =>
	linter.verify(
		code,
		{
			files: ['**/*.ts'],
			languageOptions: { parser: ts.parser as never },
			plugins: { house: directions },
			rules: { 'house/directions': 'error' }
		},
		{ filename: `${process.cwd()}/src/lib/log/log.ts` }
	).length;

test.each([
	"import { a } from '$games/shelf';",
	"import type { A } from '../../games/shelf';",
	"export * from '/src/games/shelf';",
	"export { a } from '$games/shelf';",
	"const a = () => import('$games/shelf');",
	"type A = import('$games/shelf').A;",
	"import { a } from '$lib/../games/shelf';",
	"import { a } from '/src/lib/../games/shelf';"
])('however it is imported: %s', (code) => expect(told(code)).toBe(1));
test('what may be imported is not told', () => expect(told("import { a } from './entry';")).toBe(0));
