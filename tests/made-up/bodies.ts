import fc from 'fast-check';
import { PLAYERS, type Body } from './game';

/** Whatever can be said at that table; now and then of somebody who does not sit there. */
export const bodies: fc.Arbitrary<Body> = fc.oneof(
	fc.record({
		kind: fc.constant('number' as const),
		player: fc.constantFrom(...PLAYERS.map(({ id }) => id), 'nobody'),
		number: fc.nat(3)
	}),
	fc.record({ kind: fc.constant('rule' as const), rule: fc.constantFrom('highest' as const, 'lowest') }),
	fc.constant({ kind: 'cheer' as const })
);
