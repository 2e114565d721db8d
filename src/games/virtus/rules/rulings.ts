/** House options; each default is the ruling of its clause. */
export interface Rulings {
	/** V5.2: nobody pays more than they have, unless the table says that a score may go below zero. */
	hopeBelowZero: boolean;
}
export const RULINGS: Rulings = { hopeBelowZero: false };
