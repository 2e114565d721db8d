interface Carrying {
	/** Where the row starts, and where the last one is. */
	from: number;
	last: number;
	/** From one row to the next, in pixels. */
	pitch: number;
	/** The row hangs `by` pixels below its place, and would come to lie at `to`. */
	move: (to: number, by: number) => void;
	/** Let go, or taken back with Escape; `carried` says whether it was more than a tap. */
	drop: (to: number, carried: boolean) => void;
}

/** A finger trembles this much in a tap. */
const TREMBLE = 6;
/** Nearer than this to an edge of the screen, the page scrolls along. */
const EDGE = 96;
const SCROLL = 7;

/**
 * Follows one pointer from its press to its release. The rows stay where they are in the document meanwhile: a browser
 * may lose a touch whose target is moved.
 */
export function carry(press: PointerEvent, { from, last, pitch, move, drop }: Carrying) {
	const start = press.clientY + scrollY;
	let y = press.clientY;
	let carried = false;
	let to = from;
	let frame = requestAnimationFrame(step);

	function step() {
		frame = requestAnimationFrame(step);
		const by = y + scrollY - start;
		carried ||= Math.abs(by) > TREMBLE;
		if (!carried) return;
		if (y < EDGE) scrollBy(0, -SCROLL);
		else if (y > innerHeight - EDGE) scrollBy(0, SCROLL);
		const within = Math.min((last - from) * pitch, Math.max(-from * pitch, by));
		to = from + Math.round(within / pitch);
		move(to, within);
	}
	const stop = (at: number) => {
		cancelAnimationFrame(frame);
		listening.abort();
		drop(at, carried);
	};
	const isOurs = ({ pointerId }: PointerEvent) => pointerId === press.pointerId;

	const listening = new AbortController();
	const { signal } = listening;
	addEventListener('pointermove', (event) => isOurs(event) && (y = event.clientY), { signal });
	addEventListener(
		'pointerup',
		(event) => {
			if (!isOurs(event)) return;
			y = event.clientY;
			step();
			stop(to);
		},
		{ signal }
	);
	addEventListener('pointercancel', (event) => isOurs(event) && stop(from), { signal });
	addEventListener('keydown', ({ key }) => key === 'Escape' && stop(from), { signal });
}
