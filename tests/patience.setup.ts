import { vi } from 'vitest';

// What is waited for comes when it comes, on two slow cores that have other work too: a second may not be enough.
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: 60_000 });
