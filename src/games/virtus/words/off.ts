import { m } from '$lib/paraglide/messages.js';
import type { Obstacle } from '../rules/obstacle';
import type { NameOf } from './asking';
import { list } from '../../../lib/i18n/lists';
import { iconName } from './names';

/** Why a number cannot be the answer. */
export function off(obstacle: Obstacle, nameOf: NameOf): string {
	switch (obstacle.code) {
		case 'shown': {
			const { players, cards } = obstacle;
			return m.off_shown({ names: list(players.map(nameOf)), cards, count: players.length });
		}
		case 'taken':
			return m.off_taken({ name: nameOf(obstacle.player), value: obstacle.value });
		case 'listed':
			return m.off_listed({ name: nameOf(obstacle.player), value: obstacle.value });
		case 'discarded':
			return m.off_discarded({ value: obstacle.value });
		case 'below':
			return m.off_below({ cards: obstacle.cards });
		case 'crowded':
			return m.off_crowded();
		case 'most':
			return m.off_most({ name: nameOf(obstacle.player), most: obstacle.limit });
		case 'least':
			return m.off_least({ name: nameOf(obstacle.player), least: obstacle.limit });
		case 'icon':
			return m.off_icon({
				name: nameOf(obstacle.player),
				icon: iconName(obstacle.icon),
				held: obstacle.held
			});
	}
}
