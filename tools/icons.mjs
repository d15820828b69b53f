// npm run icons: writes src/ui/icons/sprite.svg, one symbol per entry of src/ui/icons/table.ts, from the
// game-icons collection.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { runnerImport } from 'vite';
import { readNoOptions } from './lib/options.mjs';

readNoOptions('usage: npm run icons');

const COLLECTION = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const SPRITE = new URL('../src/ui/icons/sprite.svg', import.meta.url);

/** @type {{ module: { ICONS: Record<string, { source: string }> } }} */
const { module } = await runnerImport('/src/ui/icons/table.ts', { configFile: false, logLevel: 'error' });

/** @type {{ icons: Record<string, { body: string }>, width?: number, height?: number }} */
const { icons, width = 512, height = 512 } = JSON.parse(readFileSync(COLLECTION, 'utf8'));

/** @type {string[]} */
const missing = [];
const symbols = Object.entries(module.ICONS).map(([name, { source }]) => {
  const icon = icons[source];
  if (icon === undefined) missing.push(source);
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon?.body}</symbol>`;
});
if (missing.length > 0) {
  process.stderr.write(`not in the collection: ${missing.join(', ')}\n`);
  process.exit(1);
}
writeFileSync(SPRITE, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
process.stdout.write(`${symbols.length} icons written\n`);
