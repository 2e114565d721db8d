/** A seat at the table, in the order the players were named. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6];

interface Shape {
	/** On a grid of 40 × 40. */
	readonly path: string;
	/** Where the initial's middle sits: the eye's centre of the shape, not the box's. */
	readonly middle: number;
}

/** Seven silhouettes, cut to weigh the same to the eye: circle, square, triangle, diamond, hexagon, shield, quatrefoil. */
export const SHAPES: Record<Seat, Shape> = {
	0: { path: 'M20 3.5a16.5 16.5 0 0 1 0 33 16.5 16.5 0 0 1 0-33Z', middle: 20 },
	1: { path: 'M10 6h20a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Z', middle: 20 },
	2: { path: 'M20 3 37.8 35.2H2.2Z', middle: 24.6 },
	3: { path: 'M20 2.5 37.5 20 20 37.5 2.5 20Z', middle: 20 },
	4: { path: 'M20 3.3 34.5 11.6v16.8L20 36.7 5.5 28.4V11.6Z', middle: 20 },
	5: { path: 'M6 5.5h28v13c0 9-6 15-14 18.5C12 33.5 6 27.5 6 18.5Z', middle: 19 },
	6: {
		path: 'M10.5 10.5a10 10 0 0 1 19 0 10 10 0 0 1 0 19 10 10 0 0 1-19 0 10 10 0 0 1 0-19Z',
		middle: 20
	}
};
