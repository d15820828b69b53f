import { describe, expect, test } from 'vitest';
import {
  type Command,
  canonical,
  commandsOf,
  current,
  type Decision,
  hashOf,
  isJournal,
  type Journal,
  record,
  undo,
} from '../../../../src/engine/kernel';
import type { AnyEvent } from '../../../../src/engine/showdown/events';
import { begun } from '../../../../src/engine/showdown/fight';
import { loadFight, saveFight } from '../../../../src/engine/showdown/file/fightFile';
import { showdownGame } from '../../../../src/engine/showdown/game';
import { violations } from '../../../../src/engine/showdown/invariants';
import type { SetUp } from '../../../../src/engine/showdown/setup';
import type { ShowdownState } from '../../../../src/engine/showdown/state';
import { SHOWDOWN } from '../../../../src/engine/showdown/table';
import { isLoaded } from '../../../../src/engine/table/load';
import { whyNotPlayable } from '../../../../src/engine/table/playable';
import { CONTENT } from '../kit';

type Course = Journal<ShowdownState, AnyEvent>;
const RULES = { game: showdownGame, content: CONTENT };

const SETUP: SetUp = {
  monster: 'whiteLion',
  level: '1',
  players: ['Mika', 'Ren'],
  controller: 1,
  solo: false,
  survivors: [0, 1, 2, 3].map((i) => ({
    name: `Survivor ${i + 1}`,
    player: i % 2,
    grid: CONTENT.kits['white-lion']?.grids[i] ?? [],
  })),
  variants: {},
  seed: 20,
};

/** An answer that differs from question to question and is the same for the same question. */
function someAnswer({ id, options, min }: Decision): Command {
  const first = (id * 7) % options.length;
  const keys = Array.from(
    { length: Math.max(1, min) },
    (_, i) => options[(first + i) % options.length]?.key ?? '',
  );
  return { type: 'answer', decision: id, keys };
}

function goOn(course: Course, commands: number): Course {
  let journal = course;
  for (let i = 0; i < commands; i += 1) {
    const { decision } = current(journal);
    if (decision === null) break;
    const next = record(RULES, journal, someAnswer(decision));
    if (!isJournal(next)) throw new Error(next.message);
    journal = next;
  }
  return journal;
}

const textOf = (course: Course) =>
  saveFight({ setup: SETUP, commands: commandsOf(course), snapshot: current(course) }, CONTENT);

function load(text: string) {
  const result = loadFight(text, CONTENT);
  if (!isLoaded(result)) throw new Error(`${result.code}: ${result.message}`);
  return result;
}

const start = begun(SETUP, CONTENT);
const course = goOn(start, 120);
const TEXT = textOf(course);

describe('a saved fight', () => {
  test.each([0, 1, 5, 17, 60, 120])('after %i commands it is loaded and goes on identically', (commands) => {
    const before = goOn(start, commands);
    const { setup, journal, sameContent } = load(textOf(before));
    expect(setup).toEqual(SETUP);
    expect(sameContent).toBe(true);
    expect(hashOf(journal)).toBe(hashOf(before));
    expect(hashOf(goOn(journal, 25))).toBe(hashOf(goOn(before, 25)));
  });

  test('it brings its whole course: it can be undone to the start', () => {
    let { journal } = load(TEXT);
    expect(commandsOf(journal)).toEqual(commandsOf(course));
    while (journal.at > 0) journal = undo(journal);
    expect(hashOf(journal)).toBe(hashOf(start));
  });

  test('at every question of a fight to its end the table is at most 40 kB, whole, and the fight it says it is', () => {
    let journal = start;
    for (let i = 0; i < 3_000 && current(journal).decision !== null; i += 1) {
      const state = current(journal);
      expect(JSON.stringify(state).length).toBeLessThanOrEqual(40_000);
      expect(violations(state, CONTENT)).toEqual([]);
      if (i % 10 === 0) expect(whyNotPlayable(SHOWDOWN, state, CONTENT)).toBeNull();
      journal = goOn(journal, 1);
    }
    expect(current(journal).phase).toBe('over');
    const { journal: loaded } = load(textOf(journal));
    expect(hashOf(loaded)).toBe(hashOf(journal));
  });

  test('the table is the truth: where the commands don’t lead to it, it is taken as it is', () => {
    const file = JSON.parse(TEXT) as { commands: Command[] };
    file.commands.pop();
    const { journal } = load(JSON.stringify(file));
    expect(canonical(current(journal))).toBe(canonical(current(course)));
    expect(journal.entries.length).toBe(1);
    const impossible = { ...file, commands: [{ type: 'answer', decision: 1, keys: ['nonsense'] }] };
    expect(hashOf(load(JSON.stringify(impossible)).journal)).toBe(hashOf(course));
  });

  describe('a resource used while a die is typed in, that asks something itself (gear-and-resources.md §15)', () => {
    const setup: SetUp = { ...SETUP, dice: 'typed' };
    const give = (command: object) => ({ type: 'edit' as const, edit: command });
    let journal = begun(setup, CONTENT);
    const play = (command: Command) => {
      const next = record(RULES, journal, command);
      if (!isJournal(next)) throw new Error(next.message);
      journal = next;
    };
    const asked = () => current(journal).decision as Decision;
    while (current(journal).round === 0 || asked().kind !== 'typeDie') play(someAnswer(asked()));
    for (const location of ['legs', 'arms']) {
      play(give({ what: 'wear', survivor: 's1', location, armour: 0, light: true, heavy: false }));
    }
    play(give({ what: 'resource', survivor: 's1', card: 'freshAcanthus', has: true }));
    play({ type: 'interject', decision: asked().id, key: 'useResource:s1:freshAcanthus' });
    const text = () =>
      saveFight({ setup, commands: commandsOf(journal), snapshot: current(journal) }, CONTENT);

    test('the fight opens at that question, and goes back to the die', () => {
      expect(asked().kind).toBe('healWhere');
      const { journal: loaded } = load(text());
      expect(hashOf(loaded)).toBe(hashOf(journal));
      expect(current(goOn(loaded, 1)).decision?.kind).toBe('typeDie');
    });

    test.each<[string, object]>([
      ['at another step', { step: 'faces' }],
      ['without faces', { dice: null }],
      ['with a face that is no number', { dice: ['six'] }],
      ['with all its faces', { count: 0 }],
      ['with no number of sides', { sides: 'ten' }],
      ['for nobody', { by: 7 }],
    ])('a roll under it %s is none', (_, change) => {
      const state = structuredClone(current(journal)) as ShowdownState;
      state.stack = state.stack.map((f) => (f.procedure === 'typedRoll' ? { ...f, ...change } : f));
      expect(whyNotPlayable(SHOWDOWN, state, CONTENT)).toBe('there is no procedure "typedRoll"');
    });
  });

  test('it says when it was made with other content', () => {
    const file = JSON.parse(TEXT) as { contentHash: string };
    file.contentHash = '0123456789abcdef';
    expect(load(JSON.stringify(file)).sameContent).toBe(false);
  });
});

describe('garbage as a saved fight: a typed error', () => {
  const code = (text: string) => {
    const result = loadFight(text, CONTENT);
    return isLoaded(result) ? 'loaded' : result.code;
  };

  test.each(['', 'hello', '{', '\u0000', '{"format":'])('notJson: %j', (text) => {
    expect(code(text)).toBe('notJson');
  });

  test.each(['null', '17', '[]', '{}', '{"format":"chess","version":1}', '{"format":"showdown-table"}'])(
    'notAFight: %s',
    (text) => {
      expect(code(text)).toBe('notAFight');
    },
  );

  test('otherVersion: a file of a later program', () => {
    expect(code('{"format":"showdown-table","version":2}')).toBe('otherVersion');
  });

  // biome-ignore lint/suspicious/noExplicitAny: what is spoiled here is meant to be of the wrong type.
  type Draft = any;
  const spoilt = (spoil: (file: Draft) => void) => {
    const file = JSON.parse(TEXT) as Draft;
    spoil(file);
    const result = loadFight(JSON.stringify(file), CONTENT);
    return isLoaded(result) ? 'loaded' : `${result.code}: ${result.message}`;
  };

  const damaged: [string, (file: Draft) => void, string][] = [
    [
      'no snapshot',
      (f) => {
        delete f.snapshot;
      },
      'snapshot',
    ],
    [
      'a space that is none',
      (f) => {
        f.snapshot.survivors[0].space = 352;
      },
      'snapshot.survivors.0.space',
    ],
    [
      'a grid of eight',
      (f) => {
        f.snapshot.survivors[1].grid.pop();
      },
      'snapshot.survivors.1.grid',
    ],
    [
      'a word for a number',
      (f) => {
        f.snapshot.monster.attributes.movement = 'fast';
      },
      'snapshot.monster.attributes.movement',
    ],
    [
      'dice without their state',
      (f) => {
        f.snapshot.dice.random = [1, 2, 3];
      },
      'snapshot.dice.random',
    ],
    [
      'a command of another kind',
      (f) => {
        f.commands[3] = { type: 'cheat' };
      },
      'commands.3',
    ],
    [
      'a set-up without players',
      (f) => {
        f.setup.players = null;
      },
      'setup.players',
    ],
  ];
  test.each(damaged)('damaged: %s', (_, spoil, where) => {
    expect(spoilt(spoil)).toContain(`damaged: the file is damaged at ${where}`);
  });

  const unplayable: [string, (file: Draft) => void, string][] = [
    [
      'a monster that there is not',
      (f) => {
        f.snapshot.monster.card = 'unicorn';
      },
      'there is no monster "unicorn"',
    ],
    [
      'a word that every object knows',
      (f) => {
        f.snapshot.monster.card = 'constructor';
      },
      'there is no monster "constructor"',
    ],
    [
      'a procedure that every object knows',
      (f) => {
        f.snapshot.stack[1].procedure = 'toString';
      },
      'there is no procedure "toString"',
    ],
    [
      'gear that there is not',
      (f) => {
        f.snapshot.survivors[0].grid[0].card = 'laser';
      },
      'there is no gear "laser"',
    ],
    [
      'an AI card twice',
      (f) => {
        f.snapshot.monster.ai.deck.push(f.snapshot.monster.ai.discard[0]);
      },
      'AI cards',
    ],
    [
      'a hit location that is missing',
      (f) => {
        f.snapshot.monster.hitLocations.deck.pop();
      },
      'is nowhere',
    ],
    [
      'SD-1.3 two survivors on one space',
      (f) => {
        const [a, b] = f.snapshot.survivors.filter((s: Draft) => s.space !== null);
        a.space = b.space;
      },
      'stand on one space',
    ],
    [
      'SD-9.6 a living survivor with five bleeding tokens',
      (f) => {
        f.snapshot.survivors.find((s: Draft) => s.status === 'alive').bleeding = 5;
      },
      'lives with 5 bleeding tokens',
    ],
    [
      'a survivor of a player who is not there',
      (f) => {
        f.snapshot.survivors[0].player = 'p9';
      },
      'there is no player "p9"',
    ],
    [
      'a procedure that there is not',
      (f) => {
        f.snapshot.stack[1].procedure = 'cheat';
      },
      'there is no procedure "cheat"',
    ],
    [
      'a step that there is not',
      (f) => {
        f.snapshot.stack[0].step = 'win';
      },
      '"showdown" has no step "win"',
    ],
    [
      'answers that the rules don’t offer',
      (f) => {
        f.snapshot.decision.options.push({ key: 'win', kind: 'win' });
      },
      'its question is not what the rules ask here',
    ],
    [
      'no question although the fight goes on',
      (f) => {
        f.snapshot.decision = null;
      },
      'nothing is asked',
    ],
  ];
  test.each(unplayable)('notPlayable: %s', (_, spoil, why) => {
    const said = spoilt(spoil);
    expect(said).toContain('notPlayable');
    expect(said).toContain(why);
  });

  test('any value anywhere in the table replaced by another kind of value: an error or a fight, never a crash', () => {
    const wrong: unknown[] = [null, -1, 'x', [], {}, true];
    const results = new Set<string>();
    const file = JSON.parse(TEXT) as Draft;
    const visit = (at: Draft, depth: number) => {
      for (const key of Object.keys(at)) {
        const good = at[key];
        for (const value of wrong.slice(0, depth < 2 ? wrong.length : 1)) {
          at[key] = value;
          results.add(code(JSON.stringify(file)));
        }
        at[key] = good;
        if (typeof good === 'object' && good !== null && depth < 4) visit(good, depth + 1);
      }
    };
    file.commands = [];
    visit(file.snapshot, 0);
    expect([...results].sort()).toEqual(['damaged', 'loaded', 'notPlayable']);
  });
});
