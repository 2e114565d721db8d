// The builds that the browser tests look at: the app, the same under a base path, and a next version of it.
//   node scripts/builds.mjs
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

export const BASED = { folder: 'build-based', base: '/seven-calls' };
export const NEXT = { folder: 'build-next', base: '' };

/** @param {Record<string, string>} environment */
function build(environment) {
	execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
		env: { ...process.env, NODE_ENV: 'production', ...environment },
		stdio: 'inherit'
	});
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	build({});
	build({ SEVEN_CALLS_OUT: BASED.folder, BASE_PATH: BASED.base });
	build({ SEVEN_CALLS_OUT: NEXT.folder, SEVEN_CALLS_BUILD: 'next' });
}
