/**
 * One place for how messages are compiled: the app's build, the tests and the type check all use it.
 * @type {import('@inlang/paraglide-js').CompilerOptions}
 */
export const PARAGLIDE = {
	project: './project.inlang',
	outdir: './src/lib/paraglide',
	strategy: ['globalVariable', 'baseLocale'],
	outputStructure: 'message-modules',
	emitTsDeclarations: true
};
