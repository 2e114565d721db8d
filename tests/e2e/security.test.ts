import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { BASED, files, NEXT } from './host';

test.use({ serviceWorkers: 'allow' });

for (const folder of ['build', BASED.folder, NEXT.folder]) {
	test(`every page of ${folder}, the fallback too, carries the policy`, () => {
		const pages = files(folder).filter((file) => file.endsWith('.html'));
		expect(pages).toContain('404.html');
		expect(pages).toContain('index.html');
		for (const page of pages) {
			const html = readFileSync(`${folder}/${page}`, 'utf8');
			const policy = html.match(/<meta http-equiv="content-security-policy" content="([^"]+)"/)?.[1] ?? '';
			const directives = policy.split('; ');
			expect(directives, page).toContain("default-src 'none'");
			expect(directives, page).toContain("base-uri 'none'");
			expect(directives, page).toContain("require-trusted-types-for 'script'");
			expect(policy, page).toMatch(/trusted-types [a-z -]+$|trusted-types [a-z -]+;/);
			expect(policy, page).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
			expect(html, `${page} has no inline style`).not.toMatch(/ style="(?!display: contents)/);
			expect(html.indexOf('content-security-policy'), `${page}: the policy precedes every file`).toBeLessThan(
				html.search(/rel="?(modulepreload|stylesheet)/)
			);
		}
	});
}
