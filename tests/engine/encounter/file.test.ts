import { describe, expect, it } from 'vitest';
import type { AnyEncounterEvent } from '../../../src/engine/encounter/events';
import { encounterGame } from '../../../src/engine/encounter/game';
import type { EncounterSetUp } from '../../../src/engine/encounter/setup';
import type { EncounterState } from '../../../src/engine/encounter/state';
import { ENCOUNTER } from '../../../src/engine/encounter/table';
import {
  type Command,
  current,
  hashOf,
  isJournal,
  type Journal,
  record,
  redo,
  undo,
} from '../../../src/engine/kernel';
import { loadFight } from '../../../src/engine/showdown/file/fightFile';
import { begunOf } from '../../../src/engine/table/begin';
import { isLoaded, loadOf } from '../../../src/engine/table/load';
import { keptFightOf, saveFightOf } from '../../../src/engine/table/save';
import { CONTENT as LIONS } from '../showdown/kit';
import { CONTENT } from './kit';

type Course = Journal<EncounterState, AnyEncounterEvent>;
const RULES = { game: encounterGame, content: CONTENT };

const SETUP: EncounterSetUp = {
  run: 'clear',
  players: ['Mika', '灯 🏮'],
  investigators: [
    { card: 'constable', player: 0 },
    { card: 'medium', player: 1 },
    { card: 'swindler', player: 1 },
  ],
  herald: 'quayMaw',
  seed: 11,
};

/** So many answers, different from question to question. */
function played(commands: number, from: Course = begunOf(ENCOUNTER, SETUP, CONTENT)): Course {
  let journal = from;
  for (let i = 0; i < commands; i += 1) {
    const { decision } = current(journal);
    if (decision === null) break;
    const key = decision.options[(decision.id * 7) % decision.options.length]?.key ?? '';
    const command: Command = { type: 'answer', decision: decision.id, keys: [key] };
    const next = record(RULES, journal, command);
    if (!isJournal(next)) throw new Error(next.message);
    journal = next;
  }
  return journal;
}

const text = (journal: Course): string =>
  saveFightOf(ENCOUNTER, keptFightOf(ENCOUNTER, SETUP, journal, CONTENT), CONTENT);

function opened(file: string) {
  const loaded = loadOf(ENCOUNTER, file, CONTENT);
  if (!isLoaded(loaded)) throw new Error(`${loaded.code}: ${loaded.message}`);
  return loaded;
}

/** The file of forty commands with something changed. */
function spoilt(
  spoil: (file: {
    setup: EncounterSetUp;
    snapshot: EncounterState;
    table?: string;
    contentHash: string;
  }) => void,
): string {
  const file = JSON.parse(text(played(40)));
  spoil(file);
  return JSON.stringify(file);
}

describe('a saved table of encounters', () => {
  it.each([0, 1, 7, 40, 90])(
    'after %i commands is the same when it is opened, goes on alike, and is undone to its start',
    (n) => {
      const journal = played(n);
      const { journal: again, notes, sameContent, setup } = opened(text(journal));
      expect(hashOf(again)).toBe(hashOf(journal));
      expect(sameContent).toBe(true);
      expect(setup).toEqual(SETUP);
      expect(notes).toEqual([{ what: 'course', commands: journal.at, redo: 0 }]);
      expect(hashOf(played(30, again))).toBe(hashOf(played(30, journal)));
      let back = again;
      while (back.at > 0) back = undo(back);
      expect(hashOf(back)).toBe(hashOf(begunOf(ENCOUNTER, SETUP, CONTENT)));
      while (back.at < again.at) back = redo(back);
      expect(hashOf(back)).toBe(hashOf(journal));
    },
  );

  it('keeps what was undone, to be redone', () => {
    const journal = undo(undo(played(20)));
    const { journal: again } = opened(text(journal));
    expect(hashOf(again)).toBe(hashOf(journal));
    expect(hashOf(redo(redo(again)))).toBe(hashOf(played(20)));
  });

  it('says which table it is of, and is no showdown; a showdown is no encounter', () => {
    const file = text(played(5));
    expect(JSON.parse(file).table).toBe('encounter');
    expect(loadFight(file, LIONS)).toMatchObject({ code: 'otherTable' });
    const nameless = spoilt((f) => {
      delete f.table;
    });
    expect(loadOf(ENCOUNTER, nameless, CONTENT)).toMatchObject({ code: 'otherTable' });
  });

  it('of other content goes on as the table alone, where its question can still be asked', () => {
    const file = spoilt((f) => {
      f.contentHash = 'other';
      const [first] = f.snapshot.investigators;
      if (first !== undefined) first.clues = 7;
    });
    const { journal, notes } = opened(file);
    expect(notes.map((n) => n.what)).toEqual(['tableOnly', 'otherContent']);
    expect(current(journal).investigators[0]?.clues).toBe(7);
  });

  const unsound: [string, Parameters<typeof spoilt>[0], string][] = [
    ['a token twice', (f) => void f.snapshot.cup.push(f.snapshot.cup[0] ?? ''), 'notPlayable'],
    [
      'CE-5.3 an epic token in the cup',
      (f) => void f.snapshot.cup.push(...f.snapshot.box.splice(0, 1)),
      'notPlayable',
    ],
    [
      'a card that nobody knows',
      (f) => void Object.assign(f.snapshot.investigators[0] ?? {}, { card: 'constructor' }),
      'notPlayable',
    ],
    [
      'a seat that is not there',
      (f) => void Object.assign(f.snapshot.investigators[0] ?? {}, { player: 'p9' }),
      'notPlayable',
    ],
    ['a place that nobody knows', (f) => void f.snapshot.places.push('moon'), 'notPlayable'],
    [
      'CE-7.2 more health than there can be',
      (f) => void Object.assign(f.snapshot.investigators[0] ?? {}, { health: 90 }),
      'notPlayable',
    ],
    [
      'a procedure that there is not',
      (f) => void Object.assign(f.snapshot.stack[1] ?? {}, { procedure: 'sing' }),
      'notPlayable',
    ],
    [
      'a question of its own',
      (f) => void Object.assign(f.snapshot.decision?.options[0] ?? {}, { key: 'win' }),
      'notPlayable',
    ],
    ['nobody', (f) => void f.snapshot.investigators.splice(0), 'notPlayable'],
    ['text where a number belongs', (f) => void Object.assign(f.snapshot, { round: 'two' }), 'damaged'],
    ['no cup', (f) => void Object.assign(f.snapshot, { cup: undefined }), 'damaged'],
    [
      'an outcome that there is not',
      (f) => void Object.assign(f.snapshot, { outcome: 'victory' }),
      'damaged',
    ],
  ];
  it.each(unsound)('with %s is refused', (_, spoil, code) => {
    expect(loadOf(ENCOUNTER, spoilt(spoil), CONTENT)).toMatchObject({ code });
  });

  it.each(['', '{', '[]', 'null', '{"format":"showdown-table","version":1,"table":"encounter"}'])(
    '"%s" is refused',
    (file) => {
      expect(isLoaded(loadOf(ENCOUNTER, file, CONTENT))).toBe(false);
    },
  );

  it.each(['monster', 'target', 'there', 'met'])('may name no monster that there is not: %s', (field) => {
    const state = current(played(40));
    for (const id of ['constructor', '__proto__', 'nobody', 7]) {
      const list = field === 'there' || field === 'met';
      const frame = { procedure: list ? 'meetAll' : 'drive', step: '', [field]: list ? [id] : id };
      const damaged = { ...state, stack: [...state.stack, frame] };
      expect(ENCOUNTER.strangers(damaged as EncounterState, CONTENT)).toEqual([
        `there is no monster "${id}"`,
      ]);
    }
    expect(ENCOUNTER.strangers(state, CONTENT)).toEqual([]);
  });
});
