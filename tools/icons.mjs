// Writes src/ui/icons/sprite.svg, one symbol per entry of src/ui/icons/table.ts, from the game-icons collection.
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const COLLECTION = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
const SPRITE = new URL('../src/ui/icons/sprite.svg', import.meta.url);

const { module } = await runnerImport('/src/ui/icons/table.ts', { configFile: false, logLevel: 'error' });
const { icons, width, height } = JSON.parse(readFileSync(COLLECTION, 'utf8'));

const missing = Object.values(module.ICONS).filter(({ source }) => !icons[source]);
if (missing.length > 0) {
  console.error(`icons: not in the collection: ${missing.map(({ source }) => source).join(', ')}`);
  process.exit(2);
}

const symbols = Object.entries(module.ICONS).map(
  ([name, { source }]) =>
    `<symbol id="${name}" viewBox="0 0 ${width ?? 512} ${height ?? 512}">${icons[source].body}</symbol>`,
);
writeFileSync(SPRITE, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
console.log(`icons: ${symbols.length} written`);
