import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { bringPopovers } from './popovers';

bringPopovers();

/** No test asks the network: what a page would fetch, such as its silhouettes, can't be had here. */
globalThis.fetch = () => Promise.reject(new TypeError('there is no network in a unit test'));

afterEach(() => {
  cleanup();
});
