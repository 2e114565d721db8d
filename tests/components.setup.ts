import '@testing-library/jest-dom/vitest';

// jsdom lays nothing out, so nothing is ever out of view.
Element.prototype.scrollIntoView = () => {};
