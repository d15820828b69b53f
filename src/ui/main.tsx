import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the program (#root).');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
