/** Runs once what is on the page now has been drawn: a task that a frame leaves behind comes after its picture. */
export function afterPaint(run: () => void): () => void {
	let isOff = false;
	const frame = requestAnimationFrame(() => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			if (!isOff) run();
		};
		port2.postMessage(undefined);
	});
	return () => {
		isOff = true;
		cancelAnimationFrame(frame);
	};
}
