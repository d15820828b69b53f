import { expect } from 'vitest';
import { SURVIVOR_PACK } from '../../../src/content/lastSurvivor';
import {
  advance,
  begin,
  type Command,
  canonical,
  current,
  hash,
  isJournal,
  redo,
  replay,
  type ScriptedDie,
  startJournal,
  undo,
} from '../../../src/engine/kernel';
import type { Calls } from '../../../src/engine/lastSurvivor/calls';
import type { SurvivorContent, SurvivorPack } from '../../../src/engine/lastSurvivor/cards/content';
import type { AnySurvivorEvent } from '../../../src/engine/lastSurvivor/events';
import { lastSurvivorGame } from '../../../src/engine/lastSurvivor/game';
import { survivorViolations } from '../../../src/engine/lastSurvivor/invariants';
import { loadSurvivorContent } from '../../../src/engine/lastSurvivor/loadContent';
import type { SurvivorGame } from '../../../src/engine/lastSurvivor/procedure';
import { prepareSurvivors, type SurvivorSetUp } from '../../../src/engine/lastSurvivor/setup';
import type { Survivor, SurvivorState } from '../../../src/engine/lastSurvivor/state';
import type { Resource } from '../../../src/engine/lastSurvivor/terms';

export const CONTENT = loadSurvivorContent(SURVIVOR_PACK);

const row = (terrains: readonly string[]) =>
  terrains.map((terrain, q) => ({ q, r: 0, terrain, ...(q === 1 ? { landmark: 'hut' } : {}) }));

/** Cards that exist only here, so that a test reads without looking anything up. */
const PROBE: SurvivorPack = {
  survivors: [
    { id: 'ann', stamina: 8 },
    { id: 'bob', stamina: 8 },
    { id: 'cid', stamina: 8 },
    { id: 'dot', stamina: 8 },
    { id: 'ace', stamina: 8, always: { die: 'yours', by: 2 } },
    { id: 'foe', stamina: 8, always: { die: 'enemy', by: -1, as: 'defender' } },
    { id: 'pro', stamina: 8, ability: { die: 'enemy', by: -3, stamina: 2 } },
  ],
  items: [
    { id: 'club', always: { die: 'yours', by: 1 } },
    { id: 'net', modify: { die: 'enemy', by: -2 } },
    { id: 'dice', modify: { die: 'yours', reroll: true } },
    { id: 'bomb', modify: { die: 'enemy', reroll: true }, once: true },
    { id: 'vest', prevent: true },
    { id: 'salve', act: { stamina: 1, effects: [{ do: 'heal', amount: 2 }] }, once: true },
    { id: 'fire', fire: true },
    { id: 'coat', warm: true },
  ],
  projects: [
    { id: 'makeClub', item: 'club', cost: { wood: 2 } },
    { id: 'makeVest', item: 'vest', cost: { salvage: 1 } },
    { id: 'makeCoat', item: 'coat', cost: { meat: 1 }, advanced: true },
  ],
  supports: [
    { id: 'overpower', copies: 6, moment: 'before', extra: true },
    { id: 'assault', copies: 6, moment: 'before', dice: [{ die: 'gray', by: 2 }], safe: true },
    { id: 'defend', copies: 6, moment: 'before', dice: [{ die: 'red', by: 2 }], safe: true },
    { id: 'cover', copies: 6, moment: 'before', shield: 'defender' },
    { id: 'plus', copies: 6, moment: 'modify', by: 1 },
    { id: 'again', copies: 6, moment: 'modify', reroll: true },
    { id: 'duck', copies: 6, moment: 'damage' },
  ],
  throws: [{ resource: 'poison', die: 'yours', by: 3 }],
  terrains: [
    { id: 'flat', cost: 1, gather: ['wood', 'food'] },
    { id: 'hill', cost: 3, gather: [] },
  ],
  landmarks: ['hut'],
  maps: [
    {
      id: 'strip',
      tiles: row(['flat', 'flat', 'flat', 'flat', 'hill']),
      starts: [0, 0, 0, 0].map((q) => ({ q, r: 0 })),
    },
    {
      id: 'far',
      advanced: true,
      tiles: row(['flat', 'flat']),
      starts: [0, 0, 0, 0].map((q) => ({ q, r: 0 })),
    },
  ],
  encounters: [{ id: 'find', effects: [{ do: 'gain', what: 'stone', amount: 1 }] }],
  nights: [{ id: 'calm', effects: [] }],
};

export const PROBES = loadSurvivorContent(PROBE);

interface Placed extends Partial<Omit<Survivor, 'resources'>> {
  resources?: Partial<Record<Resource, number>>;
}

/** What is on the table when a tiny game begins; it is the second day unless it says otherwise. */
export interface Table {
  survivors?: readonly Placed[];
  dice?: readonly number[];
  day?: number;
  map?: string;
  options?: SurvivorSetUp['options'];
  content?: SurvivorContent;
}

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const CAST = ['ann', 'bob', 'cid', 'dot'];

function tableOf(table: Table, content: SurvivorContent): SurvivorState {
  const placed = table.survivors ?? [{}, {}];
  const cards = placed.map((s, n) => s.card ?? CAST[n] ?? 'ann');
  const state = prepareSurvivors(
    {
      map: table.map ?? 'strip',
      players: cards,
      survivors: cards.map((card, player) => ({ card, player })),
      options: table.options,
      seed: 1,
      dice: 'scripted',
      script: (table.dice ?? []).map((value): ScriptedDie => ({ value })),
    },
    content,
  );
  const { supports } = state;
  supports.deck.push(...state.survivors.flatMap((s) => s.hand.splice(0)));
  placed.forEach(({ resources, hand = [], ...fields }, n) => {
    const survivor = state.survivors[n] as Survivor;
    Object.assign(survivor, fields);
    Object.assign(survivor.resources, resources);
    for (const card of hand) survivor.hand.push(...supports.deck.splice(supports.deck.indexOf(card), 1));
  });
  state.day = table.day ?? 2;
  return state;
}

/** The procedure under test stands under a table of its own, that ends when it ends. */
const GAME: SurvivorGame = {
  ...lastSurvivorGame,
  procedures: {
    ...lastSurvivorGame.procedures,
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
 * A tiny game: put these on the table, script these dice, perform one procedure, answer, look. Each command is also
 * given to a twin out of JSON; `end()` fails on an open question or an unused die, then undoes, redoes and replays it all.
 */
class Tiny {
  readonly state: SurvivorState;
  readonly events: AnySurvivorEvent[] = [];
  private readonly start: SurvivorState;
  private readonly content: SurvivorContent;
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
      emit: (e: AnySurvivorEvent) => void this.events.push(clone(e)),
    };
  }

  perform<N extends keyof Calls>(procedure: N, locals: Calls[N]): this {
    this.what = { what: procedure, locals: clone(locals) };
    begin(GAME, this.run, 'probe', this.what);
    return this;
  }

  /** A combat of the first against the second. */
  fights(): this {
    return this.perform('duel', { attacker: 's1', defender: 's2' });
  }

  get options(): string[] {
    return this.state.decision?.options.map((o) => o.key) ?? [];
  }

  get question(): string | null {
    return this.state.decision?.kind ?? null;
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

  who(id = 's1'): Survivor {
    return this.state.survivors.find((s) => s.id === id) as Survivor;
  }

  damage(): number[] {
    return this.state.survivors.map((s) => s.damage);
  }

  log<T extends AnySurvivorEvent['type']>(type: T): Extract<AnySurvivorEvent, { type: T }>[] {
    return this.events.filter((e): e is Extract<AnySurvivorEvent, { type: T }> => e.type === type);
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
    const problems = survivorViolations(this.state, this.content);
    expect(problems.filter((p) => p !== 'the game has stopped undecided')).toEqual([]);
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

export const tiny = (table: Table = {}) => new Tiny(table);
