// npm run dev: the page from its sources, renewed as they change.
import process from 'node:process';
import { readNoOptions } from './lib/options.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { placeFromEnvironment } from './serve.mjs';

readNoOptions(`usage: npm run dev
environment: PORT (4173 if unset), HOST (127.0.0.1 if unset)`);
const { port, host } = placeFromEnvironment();
if (!ensurePackages()) process.exit(1);
const { createServer } = await import('vite');
const server = await createServer({ server: { port, host, strictPort: true } });
try {
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
