import { expect } from 'vitest';
import { ENCOUNTER_PACK } from '../../../src/content/encounter';
import type { Calls } from '../../../src/engine/encounter/calls';
import type { EncounterContent, EncounterPack } from '../../../src/engine/encounter/cards/content';
import type { AnyEncounterEvent } from '../../../src/engine/encounter/events';
import { encounterGame } from '../../../src/engine/encounter/game';
import { encounterViolations } from '../../../src/engine/encounter/invariants';
import { loadEncounterContent } from '../../../src/engine/encounter/loadContent';
import type { EncounterGame } from '../../../src/engine/encounter/procedure';
import { type EncounterSetUp, prepareEncounter } from '../../../src/engine/encounter/setup';
import type { EncounterState, Investigator, MonsterInPlay } from '../../../src/engine/encounter/state';
import {
  advance,
  begin,
  type Command,
  canonical,
  current,
  hash,
  isJournal,
  type Option,
  redo,
  replay,
  type ScriptedDie,
  startJournal,
  undo,
} from '../../../src/engine/kernel';

export const CONTENT = loadEncounterContent(ENCOUNTER_PACK);

/** Cards that exist only here, so that a test reads without looking anything up. */
const PROBE: EncounterPack = {
  investigators: [
    {
      id: 'ada',
      skills: { lore: 3, influence: 4, observation: 5, strength: 3, will: 2 },
      health: 5,
      sanity: 4,
      possessions: [],
    },
    {
      id: 'ben',
      skills: { lore: 1, influence: 1, observation: 1, strength: 4, will: 1 },
      health: 6,
      sanity: 3,
      possessions: [],
    },
  ],
  possessions: [
    { id: 'club', bonus: { skill: 'strength', by: 2 } },
    { id: 'axe', bonus: { skill: 'strength', by: 3 } },
    { id: 'wand', magical: true, bonus: { skill: 'strength', by: 1 } },
    { id: 'charm', bonus: { skill: 'will', by: 1 } },
    { id: 'grit', dice: { skill: 'strength', count: 2, cost: { what: 'health', amount: 1 } } },
    { id: 'calm', magical: true, dice: { count: 1 } },
    { id: 'eye', magical: true, reroll: {} },
    { id: 'coin', reroll: { skill: 'will' }, once: true },
    { id: 'salve', act: [{ do: 'recover', what: 'health', amount: 3 }] },
    { id: 'bell', act: [{ do: 'banish', which: 'here' }] },
    { id: 'whip', act: [{ do: 'drive', which: 'here' }] },
    { id: 'keg', act: [{ do: 'wound', amount: 2 }] },
  ],
  monsters: [
    { id: 'brute', will: { modifier: 0, horror: 2 }, strength: { modifier: 0, damage: 2 }, toughness: 2 },
    { id: 'ox', strength: { modifier: -1, damage: 3 }, toughness: 3 },
    { id: 'ghost', will: { modifier: 0, horror: 2, skill: 'lore' }, toughness: 1 },
    { id: 'shell', strength: { modifier: 0, damage: 1 }, toughness: 2, resists: 'magical' },
    { id: 'mist', strength: { modifier: 0, damage: 1 }, toughness: 2, resists: 'physical' },
    {
      id: 'herald',
      strength: { modifier: 0, damage: 1 },
      toughness: 2,
      back: { read: [{ do: 'lose', what: 'sanity', amount: 1 }, { do: 'ambush' }] },
    },
    { id: 'giant', epic: true, strength: { modifier: 0, damage: 1 }, toughness: 3 },
    { id: 'king', epic: true, will: { modifier: 0, horror: 1 }, toughness: 4 },
  ],
  places: [
    {
      id: 'hall',
      beside: ['yard'],
      encounters: [
        { id: 'hallFinds', effects: [{ do: 'ambush' }, { do: 'gain', what: 'clues', amount: 1 }] },
      ],
    },
    {
      id: 'yard',
      beside: ['hall'],
      encounters: [{ id: 'yardCalls', effects: [{ do: 'arrive', monster: 'giant' }] }],
    },
  ],
};

export const PROBES = loadEncounterContent(PROBE);

interface Placed extends Partial<Omit<Investigator, 'possessions'>> {
  card?: string;
  possessions?: readonly string[];
}

/** What is on the table when a tiny encounter begins. */
export interface Table {
  investigators?: readonly Placed[];
  /** Tokens on places; `at` is the hall unless it says otherwise. */
  monsters?: readonly (string | { card: string; at?: string; lost?: number })[];
  /** Tokens in the cup; the rest lie in the box, as if they were not there. */
  cup?: readonly string[];
  dice?: readonly number[];
  run?: EncounterSetUp['run'];
  round?: number;
  players?: readonly string[];
  content?: EncounterContent;
}

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function tableOf(table: Table, content: EncounterContent): EncounterState {
  const placed = table.investigators ?? [{}];
  const state = prepareEncounter(
    {
      run: table.run ?? 'clear',
      players: table.players ?? ['Mika'],
      investigators: placed.map((i, n) => ({ card: i.card ?? ['ada', 'ben'][n] ?? 'ada', player: 0 })),
      seed: 1,
      dice: 'scripted',
      script: (table.dice ?? []).map((value): ScriptedDie => ({ value })),
    },
    content,
  );
  placed.forEach(({ possessions, ...fields }, n) => {
    Object.assign(state.investigators[n] as Investigator, fields);
    if (possessions !== undefined) {
      (state.investigators[n] as Investigator).possessions = possessions.map((card) => {
        state.nextId += 1;
        return { id: `p${state.nextId}`, card, used: [] };
      });
    }
  });
  const there = (table.monsters ?? []).map((m) => (typeof m === 'string' ? { card: m } : m));
  state.monsters = there.map((m) => ({ card: m.card, place: m.at ?? 'hall', lost: m.lost ?? 0 }));
  state.cup = [...(table.cup ?? [])];
  state.round = table.round ?? 0;
  const gone = [...state.cup, ...there.map((m) => m.card)];
  state.box = content.pack.monsters.map((m) => m.id).filter((id) => !gone.includes(id));
  return state;
}

/** The procedure under test stands under a table of its own, that ends when it ends. */
const GAME: EncounterGame = {
  ...encounterGame,
  procedures: {
    ...encounterGame.procedures,
    probe: {
      name: 'probe',
      steps: {
        run: (f: { what: string; locals: object }) => ({
          next: 'call',
          procedure: f.what,
          locals: clone(f.locals),
          cause: null,
        }),
      },
    },
  },
};

/**
 * A tiny encounter: put these on the table, script these dice, perform one procedure, answer, look. Each command is also
 * given to a twin out of JSON; `end()` fails on an open question or an unused die, then undoes, redoes and replays it all.
 */
class Tiny {
  readonly state: EncounterState;
  readonly events: AnyEncounterEvent[] = [];
  private readonly start: EncounterState;
  private readonly content: EncounterContent;
  private readonly commands: Command[] = [];
  private what: { what: string; locals: object } = { what: '', locals: {} };

  constructor(table: Table) {
    this.content = table.content ?? PROBES;
    this.state = tableOf(table, this.content);
    this.start = clone(this.state);
  }

  private get run() {
    return {
      state: this.state,
      content: this.content,
      emit: (e: AnyEncounterEvent) => void this.events.push(clone(e)),
    };
  }

  perform<N extends keyof Calls>(procedure: N, locals: Calls[N]): this {
    this.what = { what: procedure, locals: clone(locals) };
    begin(GAME, this.run, 'probe', this.what);
    return this;
  }

  /** An encounter of the first investigator with a monster. */
  meets(monster: string): this {
    return this.perform('encounter', { investigator: 'i1', monster });
  }

  get options(): string[] {
    return this.state.decision?.options.map((o) => o.key) ?? [];
  }

  get question(): string | null {
    return this.state.decision?.kind ?? null;
  }

  option<T extends object>(key: string): Option & T {
    const found = this.state.decision?.options.find((o) => o.key === key);
    if (found === undefined) throw new Error(`no option ${key} among ${this.options.join(' ')}`);
    return found as Option & T;
  }

  about<T>(name: string): T {
    return this.state.decision?.about[name] as T;
  }

  private command(command: Command): this {
    const twin = clone(this.state);
    const rejection = advance(GAME, this.run, command);
    expect(rejection, `${JSON.stringify(command)} of ${this.question}: ${this.options.join(' ')}`).toBeNull();
    expect(advance(GAME, { state: twin, content: this.content, emit: () => undefined }, command)).toBeNull();
    expect(canonical(twin), 'the saved and loaded twin goes on identically').toBe(canonical(this.state));
    this.commands.push(command);
    return this;
  }

  answer(...keys: string[]): this {
    for (const key of keys) {
      const { decision } = this.state;
      if (decision === null) throw new Error(`nothing is asked, so "${key}" answers nothing`);
      this.command({ type: 'answer', decision: decision.id, keys: [key] });
    }
    return this;
  }

  edit(edit: unknown): this {
    return this.command({ type: 'edit', edit });
  }

  /** Why an edit is refused; nothing may have changed. */
  refusal(edit: unknown): string | undefined {
    const before = canonical(this.state);
    const rejection = advance(GAME, this.run, { type: 'edit', edit });
    expect(canonical(this.state)).toBe(before);
    return rejection?.message;
  }

  who(id = 'i1'): Investigator {
    return this.state.investigators.find((i) => i.id === id) as Investigator;
  }

  monster(card: string): MonsterInPlay | undefined {
    return this.state.monsters.find((m) => m.card === card);
  }

  log<T extends AnyEncounterEvent['type']>(type: T): Extract<AnyEncounterEvent, { type: T }>[] {
    return this.events.filter((e): e is Extract<AnyEncounterEvent, { type: T }> => e.type === type);
  }

  /** The kinds of what happened, without dice and answers. */
  get told(): string[] {
    return this.events.map((e) => e.type).filter((type) => type !== 'rolled' && type !== 'answered');
  }

  end(): this {
    expect(this.question, `open question: ${this.options.join(' ')}`).toBeNull();
    return this.check();
  }

  stopsAt(question: string): this {
    expect(this.question).toBe(question);
    return this.check();
  }

  private check(): this {
    expect(this.state.dice.script, 'unused dice').toEqual([]);
    const problems = encounterViolations(this.state, this.content);
    expect(problems.filter((p) => p !== 'the table has stopped undecided')).toEqual([]);
    const rules = { game: GAME, content: this.content };
    const first = startJournal(rules, clone(this.start), 'probe', this.what);
    const played = replay(rules, first, this.commands);
    if (!isJournal(played)) throw new Error(`replay refused: ${played.message}`);
    expect(hash(current(played)), 'replay gives the same hash').toBe(hash(this.state));
    let back = played;
    while (back.at > 0) back = undo(back);
    expect(hash(current(back)), 'undone to the start').toBe(hash(current(first)));
    while (back.at < played.at) back = redo(back);
    expect(hash(current(back)), 'redone').toBe(hash(this.state));
    return this;
  }
}

export const tiny = (table: Table) => new Tiny(table);
