/** Whether this browser can speak at all. */
export const canSpeak = () => 'speechSynthesis' in globalThis;

/** Says a sentence aloud, until what is returned is called. A new sentence takes the place of the last one. */
export function say(text: string, lang: string): () => void {
	if (!canSpeak()) return () => {};
	const line = new SpeechSynthesisUtterance(text);
	// A language alone leaves it to the browser which of its voices it takes.
	line.lang = lang;
	speechSynthesis.cancel();
	speechSynthesis.speak(line);
	return () => speechSynthesis.cancel();
}
