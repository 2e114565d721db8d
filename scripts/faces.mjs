// The faces that the browser tests are measured with. A machine's own are as wide as they happen to be, and a layout
// that stands with one of them says nothing about the next machine: Chromium gets to see these, and none else.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const cache = `${modules}/.cache/faces`;

/** What all text but headings is set in: Android's own face, one as wide as any in common use, and a narrow one. */
export const FACES = {
	usual: {
		family: 'Roboto',
		folder: `${modules}/@expo-google-fonts/roboto`,
		regular: '400Regular/Roboto_400Regular.ttf'
	},
	wide: {
		family: 'DejaVu Sans',
		folder: `${modules}/dejavu-fonts-ttf/ttf`,
		regular: 'DejaVuSans.ttf'
	},
	narrow: {
		family: 'Roboto Condensed',
		folder: `${modules}/@expo-google-fonts/roboto-condensed`,
		regular: '400Regular/RobotoCondensed_400Regular.ttf'
	}
};
/** @typedef {keyof typeof FACES} Face */

/** In place of the heading face until that has come: fonts.css of the app knows its measure. */
const SERIF = { family: 'DejaVu Serif', folder: `${modules}/dejavu-fonts-ttf/ttf` };

/**
 * The environment of a Chromium that has this face. By fontconfig, so on Linux: elsewhere it has the machine's.
 * @param {Face} face
 */
export function facing(face) {
	mkdirSync(cache, { recursive: true });
	const file = `${cache}/${face}.conf`;
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, fontsConf(FACES[face]));
	renameSync(draft, file); // whole at any moment: the browser of another worker may be reading it
	// Chromium sets the second one by itself, in a thread, while others read the environment: with one variable more that may
	// move, and now and then a browser died of it at its start. What is there already is only written over.
	return { FONTCONFIG_FILE: file, FC_FONTATIONS: '1' };
}

/**
 * Whatever has no font of its name, `system-ui` and `sans-serif` among it, is set in the face; `serif` alone is not.
 * @param {{ family: string, folder: string }} face
 */
const fontsConf = (face) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<dir>${face.folder}</dir>
	<dir>${SERIF.folder}</dir>
	<cachedir>${cache}</cachedir>
	<selectfont>
		<acceptfont>
			<pattern><patelt name="family"><string>${face.family}</string></patelt></pattern>
			<pattern><patelt name="family"><string>${SERIF.family}</string></patelt></pattern>
		</acceptfont>
		<rejectfont><pattern /></rejectfont>
	</selectfont>
	<alias binding="same"><family>serif</family><prefer><family>${SERIF.family}</family></prefer></alias>
	<match target="pattern">
		<edit name="family" mode="append_last"><string>${face.family}</string></edit>
	</match>
</fontconfig>
`;
