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
 * Follows one pointer from its press to its release, or until the function that it answers with is called: `drop` is
 * not called then. The rows stay where they are in the document meanwhile: a browser may lose a touch whose target is
 * moved.
 */
export function carry(press: PointerEvent, { from, last, pitch, move, drop }: Carrying): () => void {
	const start = press.clientY + scrollY;
	let y = press.clientY;
	let carried = false;
	let to = from;
	let frame = requestAnimationFrame(step);

	function follow() {
		const by = y + scrollY - start;
		carried ||= Math.abs(by) > TREMBLE;
		if (!carried) return;
		const within = Math.min((last - from) * pitch, Math.max(-from * pitch, by));
		to = from + Math.round(within / pitch);
		move(to, within);
	}
	/** The only one that asks for the next frame: a second chain of them would outlive the release. */
	function step() {
		frame = requestAnimationFrame(step);
		follow();
		if (!carried) return;
		if (y < EDGE) scrollBy(0, -SCROLL);
		else if (y > innerHeight - EDGE) scrollBy(0, SCROLL);
	}
	function stop() {
		cancelAnimationFrame(frame);
		listening.abort();
	}
	function end(at: number) {
		stop();
		drop(at, carried);
	}
	const isOurs = ({ pointerId }: PointerEvent) => pointerId === press.pointerId;

	const listening = new AbortController();
	const { signal } = listening;
	addEventListener('pointermove', (event) => isOurs(event) && (y = event.clientY), { signal });
	addEventListener(
		'pointerup',
		(event) => {
			if (!isOurs(event)) return;
			y = event.clientY;
			follow();
			end(to);
		},
		{ signal }
	);
	addEventListener('pointercancel', (event) => isOurs(event) && end(from), { signal });
	addEventListener('keydown', ({ key }) => key === 'Escape' && end(from), { signal });
	return stop;
}
