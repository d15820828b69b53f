// npm start: whatever is missing is installed and built, then the page is served.
import process from 'node:process';
import { DIST, ensureBuild } from './lib/build.mjs';
import { readNoOptions } from './lib/options.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { placeFromEnvironment, serveUntilInterrupted } from './serve.mjs';

readNoOptions(`usage: npm start
Builds the page if it has to, serves it and prints its address.
environment: PORT (4173 if unset), HOST (127.0.0.1 if unset)`);
const place = placeFromEnvironment();
if (!ensurePackages()) process.exit(1);
if (!ensureBuild()) {
  console.error('The page could not be built (see above).');
  process.exit(1);
}
await serveUntilInterrupted(DIST, place);
