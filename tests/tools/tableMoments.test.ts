import { describe, expect, it } from 'vitest';
import {
  type AnyContent,
  begunOf,
  type Command,
  current,
  hash,
  isJournal,
  type Journal,
  playTableSituation,
  readTableSituation,
  record,
  type SeatedSetUp,
  type SituationGame,
  type TableState,
  tableMomentOf,
} from '../../src/engine';
import { correctedEncounter } from '../../tools/fuzz/encounter/corrections';
import { chanceOf } from '../../tools/play/chance';
import { playEncounter } from '../../tools/play/encounter/playEncounter';
import * as encounters from '../../tools/play/encounter/policies';
import { randomEncounter } from '../../tools/play/encounter/setUps';
import { playSurvivors, randomly, randomSurvivors } from '../../tools/play/lastSurvivor/playSurvivors';
import { ENCOUNTER_GAME, LAST_SURVIVOR_GAME } from '../../tools/situation/games';

/** A table up to some command. */
function tableUpTo<U extends SeatedSetUp, S extends TableState, C extends AnyContent, E>(
  { table, content }: SituationGame<U, S, C, E>,
  setup: U,
  commands: readonly Command[],
): Journal<S, E> {
  let journal = begunOf(table, setup, content);
  for (const command of commands) {
    const next = record({ game: table.game, content }, journal, command);
    if (!isJournal(next)) throw new Error(next.message);
    journal = next;
  }
  return journal;
}

/** Written, read and played, the moment comes to the same table, with nobody's name in it. */
function comesBack<U extends SeatedSetUp, S extends TableState, C extends AnyContent, E>(
  game: SituationGame<U, S, C, E>,
  setup: U,
  commands: readonly Command[],
): void {
  const named = { ...setup, players: setup.players.map((_, i) => `Somebody ${i + 1}`) };
  const journal = tableUpTo(game, named, commands);
  const value = JSON.parse(JSON.stringify(tableMomentOf(game, named, journal, 'What can be done now?')));
  expect(JSON.stringify(value)).not.toContain('Somebody');
  const read = readTableSituation(value, game, game.content);
  if (Array.isArray(read)) throw new Error(JSON.stringify(read));
  const played = playTableSituation(read, game);
  expect(played.problems).toEqual([]);
  expect(hash({ ...current(played.journal), players: [] })).toBe(hash({ ...current(journal), players: [] }));
}

const seeds = Array.from({ length: 6 }, (_, i) => i + 1);

describe('a moment of a smaller game, written as a situation', () => {
  it.each(seeds)('encounters %i: read and played, it comes to the same table', (seed) => {
    const setup = randomEncounter(ENCOUNTER_GAME.content, seed);
    const policy = seed % 3 === 1 ? correctedEncounter(encounters.randomly) : encounters.randomly;
    const { commands } = playEncounter(setup, ENCOUNTER_GAME.content, policy, seed);
    const chance = chanceOf(seed);
    for (const at of [0, chance(commands.length), commands.length])
      comesBack(ENCOUNTER_GAME, setup, commands.slice(0, at));
  });

  it.each(seeds)('last survivor %i: read and played, it comes to the same table', (seed) => {
    const setup = randomSurvivors(LAST_SURVIVOR_GAME.content, seed);
    const { commands } = playSurvivors(setup, LAST_SURVIVOR_GAME.content, randomly, seed);
    const chance = chanceOf(seed);
    for (const at of [0, chance(commands.length), commands.length])
      comesBack(LAST_SURVIVOR_GAME, setup, commands.slice(0, at));
  });

  it('what was taken back is not in it, and dice that were set beforehand are, as far as they were rolled', () => {
    const setup = {
      ...randomEncounter(ENCOUNTER_GAME.content, 1),
      run: 'quick' as const,
      investigators: [{ card: 'constable', player: 0 }],
      players: ['Mika'],
      monsters: ['ditchHound'],
      herald: undefined,
      dice: 'seeded' as const,
      script: [{ value: 5, purpose: 'will' }, { value: 1 }, { value: 1 }],
    };
    const journal = tableUpTo(ENCOUNTER_GAME, setup, []);
    const roll = current(journal).decision?.options[0]?.key ?? '';
    const rules = { game: ENCOUNTER_GAME.table.game, content: ENCOUNTER_GAME.content };
    const decision = current(journal).decision?.id ?? 0;
    const next = record(rules, journal, { type: 'answer', decision, keys: [roll] });
    if (!isJournal(next)) throw new Error(next.message);
    const value = (at: number) => tableMomentOf(ENCOUNTER_GAME, setup, { ...next, at }, 'Now?');
    expect(value(1)).toMatchObject({
      dice: [{ will: 5 }, 1, 1],
      steps: [{ answers: [roll] }, { expect: {} }],
    });
    expect(value(0)).toMatchObject({ dice: 'seeded', steps: [{ expect: {} }] });
  });

  it('a table that did not begin with its set-up has none', () => {
    const setup = randomEncounter(ENCOUNTER_GAME.content, 2);
    const journal = tableUpTo(ENCOUNTER_GAME, { ...setup, seed: setup.seed + 1 }, []);
    expect(tableMomentOf(ENCOUNTER_GAME, setup, journal, 'Now?')).toBeNull();
  });
});
