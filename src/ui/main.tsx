import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchForUpdates } from '../store/updates/watch';
import { App } from './App';

/** So long the first screen has the line and the processor for itself, in milliseconds. */
const SETTLED = 1500;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the program (#root).');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// While the page is being built by somebody, what lies in the browser would hide what was just changed.
if (import.meta.env.PROD) {
  window.addEventListener('load', () => {
    setTimeout(() => void watchForUpdates(), SETTLED);
  });
}
