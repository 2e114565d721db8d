/**
 * The rulebook's Example 2 as real hands. What the books tell of them is kept; every other card is our choice. The
 * icons of the known cards (V1.3) are their own.
 */
import { hand } from './deck';
import type { RealGame } from './naive';

export const example2: RealGame = {
	players: [
		{
			id: 'stefano',
			name: 'Stefano',
			hand: hand({
				charity: '12 3',
				faith: '9',
				hope: '11 6l',
				fortitude: '4',
				justice: '9c 12 7',
				temperance: '2',
				prudence: '8 13 2'
			})
		},
		{
			id: 'sofia',
			name: 'Sofia',
			hand: hand({
				charity: '6 2l',
				faith: '12 8f 3',
				hope: '2l',
				fortitude: '13 7f 5',
				justice: '5w 13f 6 2f',
				temperance: '13 12c 9',
				prudence: '9l'
			})
		},
		{
			id: 'camilla',
			name: 'Camilla',
			hand: hand({
				charity: '10 8c 4',
				faith: '13 10 5 2l',
				hope: '13 8w 4',
				fortitude: '9',
				temperance: '10 4c',
				prudence: '5c 12 4'
			})
		}
	],
	hopeBelowZero: false,
	discards: {
		first: hand({ prudence: '5c' }),
		second: hand({ justice: '9c' })
	},
	asks: 'prudence',
	gifts: [{ from: 'stefano', card: { virtue: 'prudence', value: 8, icon: null } }],
	targets: ['sofia']
};
