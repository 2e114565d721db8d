import { defineConfig } from 'vitest/config';
import { room } from './rooms.js';

export default defineConfig({
	// All files of a run in one worker, which ends with it: a mutant is read once, and not anew by every file.
	test: { environment: 'node', isolate: false, include: room.tests, env: room.env }
});
