/** Kit's `$app/paths` for components that are tested without Kit: at the root, a path is its own address. */
export const resolve = (path: string) => path;
export const asset = (path: string) => path;
