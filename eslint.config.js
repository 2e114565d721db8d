import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Dependencies point one way: routes → state → storage and history → gamefile → rules, and practice → rules. Each folder names what it may not reach.
const LAYERS = ['rules', 'practice', 'gamefile', 'history', 'storage', 'state', 'ui', 'i18n', 'paraglide'];
const MAY_IMPORT = {
	rules: [],
	practice: ['rules'],
	gamefile: ['rules'],
	history: ['rules', 'gamefile'],
	storage: ['rules', 'gamefile', 'history'],
	i18n: ['rules', 'gamefile', 'paraglide'],
	state: ['rules', 'practice', 'gamefile', 'history', 'storage', 'paraglide', 'i18n'],
	ui: ['rules', 'i18n', 'paraglide']
};

/** @param {keyof typeof MAY_IMPORT} layer */
function direction(layer) {
	const forbidden = LAYERS.filter((other) => other !== layer && !MAY_IMPORT[layer].includes(other));
	return {
		files: [`src/lib/${layer}/**/*.{ts,svelte}`],
		ignores: ['**/*.test.ts'],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [
								...forbidden.flatMap((other) => [
									`$lib/${other}`,
									`$lib/${other}/**`,
									`**/../${other}/**`,
									`**/lib/${other}/**`
								])
							],
							message: `${layer}/ may import only: ${MAY_IMPORT[layer].join(', ') || 'itself'}.`
						},
						...(['rules', 'practice', 'history', 'gamefile'].includes(layer)
							? [
									{
										group: ['$app/**', 'svelte', 'svelte/**', 'idb', 'node:*'],
										message: `${layer}/ knows no browser and no machine.`
									}
								]
							: [])
					]
				}
			]
		}
	};
}

export default ts.config(
	{
		ignores: [
			'.svelte-kit/',
			'build/',
			'build-*/',
			'src/lib/paraglide/',
			'coverage/',
			'test-results/',
			'playwright-report/',
			'reports/',
			'.stryker-tmp/'
		]
	},
	js.configs.recommended,
	...ts.configs.strict,
	...svelte.configs.recommended,
	prettier,
	...svelte.configs.prettier,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: {
			'no-undef': 'off',
			'no-console': 'error',
			eqeqeq: 'error',
			'@typescript-eslint/consistent-type-imports': 'error'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			parserOptions: {
				projectService: true,
				extraFileExtensions: ['.svelte'],
				parser: ts.parser,
				svelteConfig
			}
		}
	},
	{ files: ['scripts/**', 'src/cli/**', 'bench/**', 'tests/**'], rules: { 'no-console': 'off' } },
	{
		files: ['tests/e2e/**/*.test.ts'],
		rules: {
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{
					paths: [
						{
							name: '@playwright/test',
							importNames: ['test', 'expect'],
							message: 'Take them from ./fixtures: they watch for foreign requests, violations and errors.'
						}
					]
				}
			]
		}
	},
	{
		files: ['src/lib/{rules,practice}/**/*.ts'],
		rules: {
			'no-restricted-properties': [
				'error',
				{ object: 'Math', property: 'random', message: 'A seed comes from outside.' }
			],
			'no-restricted-globals': [
				'error',
				{ name: 'Date', message: 'There is no clock here.' },
				'crypto',
				'performance'
			]
		}
	},
	...Object.keys(MAY_IMPORT).map((layer) => direction(/** @type {keyof typeof MAY_IMPORT} */ (layer)))
);
