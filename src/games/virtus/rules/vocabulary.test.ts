import { expect, test } from 'vitest';
import { VIRTUES } from './vocabulary';

test('V1.1: seven Virtues, called from Charity to Prudence', () => {
	expect(VIRTUES).toEqual(['charity', 'faith', 'hope', 'fortitude', 'justice', 'temperance', 'prudence']);
});
