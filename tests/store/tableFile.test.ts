import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnyContent,
  type AnySetUp,
  current,
  hash,
  isLoaded,
  keptFightOf,
  loadOf,
  type SituationGame,
  saveFightOf,
  type TableState,
} from '../../src/engine';
import { parseYaml } from '../../src/store/situation/parse';
import { playTableFile } from '../../src/store/situation/tableFile';
import { ENCOUNTER_GAME, LAST_SURVIVOR_GAME } from '../../tools/situation/games';

/** A situation goes on as an ordinary table: saved it keeps its whole course, and its dice are rolled from then on. */
function goesOn<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  text: string,
  game: SituationGame<U, S, C, E>,
): void {
  const parsed = parseYaml(text);
  const played = Array.isArray(parsed) ? parsed : playTableFile(parsed, game);
  if (Array.isArray(played)) throw new Error(JSON.stringify(played));
  const { table, content } = game;
  const { setup, journal } = played;
  const saved = saveFightOf(table, keptFightOf(table, setup, journal, content), content);
  const again = loadOf(table, saved, content);
  if (!isLoaded(again)) throw new Error(again.message);
  expect(again.notes.map(({ what }) => what)).toEqual(['course']);
  expect(again.journal.entries.map(({ state }) => hash(state))).toEqual(
    journal.entries.map(({ state }) => hash(state)),
  );
  expect(current(again.journal).dice).toMatchObject({ source: 'seeded', script: [] });
}

describe('a situation of a smaller game that is saved: its commands lead to the same tables again', () => {
  const ENCOUNTERS = 'tests/situations/encounter';
  it.each(readdirSync(ENCOUNTERS))('%s', (name) =>
    goesOn(readFileSync(`${ENCOUNTERS}/${name}`, 'utf8'), ENCOUNTER_GAME),
  );

  const SURVIVORS = 'tests/situations/lastSurvivor';
  it.each(readdirSync(SURVIVORS))('%s', (name) =>
    goesOn(readFileSync(`${SURVIVORS}/${name}`, 'utf8'), LAST_SURVIVOR_GAME),
  );
});
