import process from 'node:process';
import { CONTENT } from '../../src/store/content';
import { readOptions, usageError } from '../lib/options.mjs';
import { cardsOf, houseReadings, verbsOf } from './listing';
import { missingFrom } from './missing';

const USAGE = `usage: npm run content -- [--json]
  Lists everything in the content, which verbs each card uses, and what is not implemented.`;

const { values, positionals } = readOptions(USAGE, { json: { type: 'boolean', default: false } });
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);

const sections = Object.fromEntries(
  Object.entries(cardsOf(CONTENT.pack)).map(([section, cards]) => [
    section,
    cards.map((card) => ({ id: card.id, copies: card.copies, verbs: verbsOf(card) })),
  ]),
);
const notImplemented = missingFrom(CONTENT.pack);
const recordedOnly = Object.values(CONTENT.traits)
  .filter(({ trait }) => trait.recorded === true)
  .map(({ trait }) => trait.id);
const house = houseReadings(CONTENT.pack);

if (values.json) {
  process.stdout.write(
    `${JSON.stringify({ hash: CONTENT.hash, sections, notImplemented, recordedOnly, house }, null, 2)}\n`,
  );
} else {
  for (const [section, cards] of Object.entries(sections)) {
    const copies = cards.reduce((sum, card) => sum + card.copies, 0);
    process.stdout.write(
      `\n${section}: ${cards.length} cards${copies === cards.length ? '' : `, ${copies} with copies`}\n`,
    );
    for (const { id, copies: times, verbs } of cards) {
      process.stdout.write(
        `  ${id}${times === 1 ? '' : ` ×${times}`}${verbs.length === 0 ? '' : `: ${verbs.join(', ')}`}\n`,
      );
    }
  }
  process.stdout.write(`\nhouse readings: ${house.join(', ')}\n`);
  process.stdout.write(`recorded without effect here: ${recordedOnly.join(', ')}\n`);
  process.stdout.write(
    `not implemented: ${notImplemented.length === 0 ? 'nothing' : notImplemented.join(', ')}\n`,
  );
}
process.exitCode = notImplemented.length === 0 ? 0 : 1;
