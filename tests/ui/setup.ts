import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { bringPopovers } from './popovers';

bringPopovers();

afterEach(() => {
  cleanup();
});
