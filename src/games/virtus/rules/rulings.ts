/** House options; each default is the ruling of its clause. */
export interface Rulings {
	/** V5.2: nobody pays more than they have, unless the table says that a score may go below zero. */
	hopeBelowZero: boolean;
}

/** What a table plays by: the book, but for what it plays otherwise. A rule that a file names and nobody here knows changes nothing. */
export const playing = ({ hopeBelowZero = false }: Partial<Rulings>): Rulings => ({ hopeBelowZero });
