// A plain static server for a built folder: index.html of a folder, 404.html for the rest, nothing clever.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createGzip } from 'node:zlib';

const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
	'.webmanifest': 'application/manifest+json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2',
	'.txt': 'text/plain; charset=utf-8'
};
const COMPRESSED = /^text|json$|svg/;

/**
 * @param {string} root the folder to serve
 * @param {string} base the path it is served under, '' or '/something'
 */
export function serve(root, base = '') {
	return createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://localhost');
		const path = url.pathname.startsWith(`${base}/`) && inside(root, url.pathname.slice(base.length));
		if (path && isFolder(path) && !url.pathname.endsWith('/')) {
			response.writeHead(301, { location: `${url.pathname}/${url.search}` }).end();
			return;
		}
		const file = path && (path.endsWith('/') ? join(path, 'index.html') : path);
		const found = file && existsSync(file) ? file : undefined;
		send(found ?? join(root, '404.html'), found ? 200 : 404, request, response);
	});
}

/**
 * @param {string} file
 * @param {number} status
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function send(file, status, request, response) {
	const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? 'application/octet-stream';
	const gzip = COMPRESSED.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
	response.writeHead(status, {
		'content-type': type,
		'cache-control': file.includes('/_app/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache',
		...(gzip && { 'content-encoding': 'gzip', vary: 'accept-encoding' })
	});
	const body = createReadStream(file).on('error', () => response.destroy());
	if (gzip) body.pipe(createGzip()).pipe(response);
	else body.pipe(response);
}

/**
 * The file a path names, never one outside the root; nothing for a path that is not well formed.
 * @param {string} root
 * @param {string} path
 */
function inside(root, path) {
	try {
		const file = normalize(decodeURIComponent(path));
		return file.includes('\0') ? undefined : join(root, file);
	} catch {
		return undefined;
	}
}

/** @param {string} path */
function isFolder(path) {
	return existsSync(path) && statSync(path).isDirectory();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const [root = 'build', asked] = process.argv.slice(2);
	const port = Number(asked ?? process.env.PORT ?? 4173);
	const base = process.env.BASE_PATH ?? '';
	serve(root, base)
		.on('error', (error) => {
			const taken = 'code' in error && error.code === 'EADDRINUSE';
			console.error(taken ? `Port ${port} is taken. Choose another one: PORT=4180 npm start` : error);
			process.exit(1);
		})
		.listen(port, () => {
			console.log(`
  Seven Calls is on http://localhost:${port}${base}/   (Ctrl+C stops it)

  On a phone: installing and working offline need a service worker, and browsers allow one on https
  or on localhost only. So either
    - forward the port over USB (Android: adb reverse tcp:${port} tcp:${port}) and open the address above there, or
    - put the folder ${root}/ on any static host with https (GitHub Pages, Netlify, nginx, …). It needs no
      rewriting rule. In a sub-folder of the host, build it with BASE_PATH=/sub-folder npm run build
`);
		});
}
