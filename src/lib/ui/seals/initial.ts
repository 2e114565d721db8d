/** The letter on a seal: the first character as a reader sees it, in any script, an emoji with its joiners whole. */
export function initialOf(name: string): string {
	const trimmed = name.trim();
	if (!trimmed) return '·';
	const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(trimmed);
	const letter = first?.segment ?? '·';
	const capital = letter.toUpperCase();
	// ß and the ligatures grow when raised: two letters do not fit a seal.
	return [...capital].length > [...letter].length ? letter : capital;
}
