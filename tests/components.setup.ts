import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/svelte';

// jsdom lays nothing out, so nothing is ever out of view.
Element.prototype.scrollIntoView = () => {};

configure({ asyncUtilTimeout: 60_000 });
