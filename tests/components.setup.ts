import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/svelte';
import { SHELF } from '../src/games/shelf';
import { provide } from '../src/lib/shelf';

provide(SHELF);

// jsdom lays nothing out, so nothing is ever out of view.
Element.prototype.scrollIntoView = () => {};

configure({ asyncUtilTimeout: 60_000 });
