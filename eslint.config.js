import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { directions } from './directions.config.js';
import svelteConfig from './svelte.config.js';

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
		files: ['src/games/*/{rules,log,codec,practice}/**/*.ts', 'src/lib/log/**/*.ts'],
		ignores: ['**/*.svelte.ts', '**/*.test.ts', 'src/games/*/practice/screens/tab-*.ts'],
		rules: {
			'no-restricted-properties': [
				'error',
				{ object: 'Math', property: 'random', message: 'A seed comes from outside.' }
			],
			'no-restricted-globals': [
				'error',
				{ name: 'Date', message: 'There is no clock here.' },
				'crypto',
				'performance',
				'document',
				'window',
				'navigator',
				'localStorage',
				'sessionStorage',
				'indexedDB',
				'fetch'
			]
		}
	},
	{
		files: ['src/**/*.{ts,svelte}'],
		ignores: ['**/*.test.ts', '**/*.test.svelte'],
		plugins: { house: directions },
		rules: {
			'house/directions': 'error',
			// What this rule could not see.
			'no-restricted-syntax': [
				'error',
				{ selector: 'ImportExpression[source.type!="Literal"]', message: 'Name the file that is imported.' },
				{
					selector: 'MemberExpression[object.type="MetaProperty"][property.name="glob"]',
					message: 'Name the files.'
				}
			]
		}
	}
);
