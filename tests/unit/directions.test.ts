import { expect, test } from 'vitest';
import { objection } from '../../directions.config.js';

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
	['lib/ui/Page.svelte', 'lib/paraglide/messages.js']
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
	['games/virtus/words/why.ts', 'games/virtus/screens/play/scene.ts']
])('%s may not import %s', (from, to) => expect(objection(from, to)).toMatch(/\w/));
