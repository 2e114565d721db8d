import type { Icon } from '../rules/vocabulary';
import type { Drawing } from '../../../lib/ui/art/drawing';

/** What a card may carry (V1.3), drawn in the hand of the emblems. */
export const ICON_MARKS: Record<Icon, Drawing> = {
	light: {
		line: 'M41.5 32A9.5 9.5 0 1 1 22.5 32A9.5 9.5 0 1 1 41.5 32M32 5V14.5M32 49.5V59M5 32H14.5M49.5 32H59M14.5 14.5L19.5 19.5M44.5 44.5L49.5 49.5M49.5 14.5L44.5 19.5M19.5 44.5L14.5 49.5'
	},
	chalice: {
		half: 'M32 6.5H14.5C14.5 22 19.5 34 32 34M32 34V47M19 57.5C20 52 30.5 54 32 47M19 57.5H32',
		halfFine: 'M17 15H32M23 24C24.5 27.5 26.5 29.5 29.5 30.3',
		full: 'M35.2 41A3.2 3.2 0 1 1 28.8 41A3.2 3.2 0 1 1 35.2 41Z'
	},
	water: {
		half: 'M32 5C28 16 14 25.5 14 40C14 50.5 22 58.5 32 58.5',
		fine: 'M21 41C21.5 46.5 25 50.5 30 51.5'
	},
	flame: {
		line: 'M34 5C36 17 50.5 22.5 50.5 39.5C50.5 50.5 42.5 58.5 32 58.5S13.5 50.5 13.5 40C13.5 32 17.5 27 22 22.5C22 27.5 23.5 30.5 26.5 32C26.5 22 27.5 12.5 34 5Z',
		fine: 'M32.5 38C36.5 42 39 45.5 39 50C39 54.5 36 58.5 32 58.5S25 54.5 25 50C25 45.5 28.5 42 32.5 38Z'
	}
};
