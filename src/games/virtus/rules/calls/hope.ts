import { recognition } from '../places';
import { ask, type Asking, type Conflict, type ConflictCode } from '../question';
import { MOST_TARGETS } from '../amounts';
import { notTheirs } from '../saying';
import type { PlayerId } from '../sheet';
import type { Recognition, Table } from '../table';

/** V5: the 1st names up to two opponents, never the 2nd (V5.1); each pays a point for every Light they hold. */
export function* hope(table: Table): Asking {
	const { first, second } = yield* recognition(table, 'hope');
	if (first === undefined) return;
	const choices = table.ids.filter((id) => id !== first && id !== second);
	const targets = yield* ask<'targets'>({
		kind: 'targets',
		call: 'hope',
		player: first,
		choices,
		most: Math.min(MOST_TARGETS, choices.length),
		...(second !== undefined && { spared: second })
	});
	for (const target of table.inTurn(targets)) yield* steal(table, first, target);
}

/** V5.2: nobody pays more than they have, unless the table plays it otherwise. */
function* steal(table: Table, taker: PlayerId, payer: PlayerId): Asking {
	const lights = yield* ask<'lights'>({
		kind: 'lights',
		call: 'hope',
		player: payer,
		most: table.handAtMost(payer)
	});
	table.icons.set(payer, { light: lights });
	const paid = table.rulings.hopeBelowZero ? lights : Math.min(lights, table.score(payer));
	table.award(taker, 'hope', paid, { clause: 'V5', side: 'takes', other: payer, lights });
	table.award(payer, 'hope', -paid, { clause: 'V5', side: 'pays', other: taker, lights });
}

export function misplacedTargets({ sheet }: Table, places: Recognition): Conflict[] {
	const { targets, by } = sheet.calls.hope;
	if (!targets) return [];
	const path = ['calls', 'hope', 'targets'];
	const foreign = notTheirs('first', by, places, { code: 'target-by-nobody', path });
	if (foreign.length > 0) return foreign;
	const code = wrongTarget(targets, places);
	return code ? [{ code, path }] : [];
}

function wrongTarget(targets: readonly PlayerId[], { first, second }: Recognition): ConflictCode | undefined {
	if (targets.length === 0) return undefined;
	if (first === undefined) return 'target-by-nobody';
	if (targets.includes(first)) return 'target-first';
	return second !== undefined && targets.includes(second) ? 'target-protected' : undefined;
}
