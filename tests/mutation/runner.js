import { strykerPlugins as plugins } from '@stryker-mutator/vitest-runner';

const [vitest] = plugins;
/** `TestStatus.Failed` of Stryker's own API. */
const FAILED = 1;

/**
 * Stryker's runner for Vitest asks what became of the tests, and of nothing else: a mutant that breaks a test file while it is
 * read, before it has any, would count as not noticed. Here such a file is a test that failed, as it is for Vitest.
 *
 * @param {any} injector
 */
function noticing(injector) {
	const runner = injector.injectFunction(vitest?.factory);
	const run = runner.run.bind(runner);
	/** @param {unknown} options */
	runner.run = async (options) => {
		const outcome = await run(options);
		const broken = runner.ctx.state.getFiles().filter(isBroken).map(asTest);
		return outcome.tests ? { ...outcome, tests: [...outcome.tests, ...broken] } : outcome;
	};
	return runner;
}
noticing.inject = ['$injector'];

/** @param {import('vitest').RunnerTestFile} file */
const isBroken = ({ result, tasks }) => result?.state === 'fail' && tasks.length === 0;

/** @param {import('vitest').RunnerTestFile} file */
const asTest = ({ name, filepath, result }) => ({
	id: name,
	name,
	fileName: filepath,
	timeSpentMs: 0,
	status: FAILED,
	failureMessage: result?.errors?.[0]?.message ?? 'It cannot be read'
});

export const strykerPlugins = [{ ...vitest, name: 'noticing', factory: noticing }];
