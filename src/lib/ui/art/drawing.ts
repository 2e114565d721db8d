/**
 * A line drawing on a grid of 64 × 64, as path data.
 * A `half` is drawn on the left of x = 32 and mirrored, so that what should be even is even.
 */
export interface Drawing {
	/** One stroke weight for all. */
	readonly line?: string;
	readonly half?: string;
	/** Thin strokes for those who come close: left out where the drawing is small. */
	readonly fine?: string;
	readonly halfFine?: string;
	/** Filled. */
	readonly full?: string;
}
