export const prerender = true;
// A folder with an index.html each: that opens on any static host, with no rewriting rule.
export const trailingSlash = 'always';
