import { defineConfig } from 'vitest/config';
import { room } from './rooms.js';

export default defineConfig({
	test: { environment: 'node', include: room.tests, env: room.env ?? {} }
});
