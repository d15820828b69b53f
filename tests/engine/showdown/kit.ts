import { expect } from 'vitest';
import { CONTENT_PACK } from '../../../src/content';
import { type Facing, parseSpace, type Space, spaceName } from '../../../src/engine/board';
import {
  advance,
  begin,
  type Command,
  canonical,
  commandsOf,
  current,
  hash,
  isJournal,
  type Journal,
  type Option,
  redo,
  replay,
  type ScriptedDie,
  startJournal,
  undo,
} from '../../../src/engine/kernel';
import type { Calls } from '../../../src/engine/showdown/calls';
import type { Content } from '../../../src/engine/showdown/cards/content';
import type { AnyEvent } from '../../../src/engine/showdown/events';
import { showdownGame } from '../../../src/engine/showdown/game';
import { loadContent } from '../../../src/engine/showdown/loadContent';
import type { ShowdownGame } from '../../../src/engine/showdown/procedure';
import { prepare, type SurvivorSetUp } from '../../../src/engine/showdown/setup';
import type {
  GearInPlay,
  Monster,
  ShowdownState,
  Survivor,
  Variants,
} from '../../../src/engine/showdown/state';
import { faultyEvents, faultyQuestion } from './words';

export const CONTENT = loadContent(CONTENT_PACK);

/** A survivor of a tiny fight; `at` is a space name. */
export interface Placed extends Partial<Omit<Survivor, 'grid' | 'player' | 'space'>> {
  at: string | null;
  grid?: readonly (string | null)[];
  /** Index of the player. */
  player?: number;
}

/** What is on the table when a tiny fight begins; everything else is bare. */
export interface Table {
  monster?: Partial<Omit<Monster, 'space' | 'ai' | 'hitLocations' | 'inPlay' | 'injuries'>> & {
    at?: string | null;
    facing?: Facing;
    /** AI deck from the top; the discards. */
    ai?: string[];
    aiDiscard?: string[];
    hitLocations?: string[];
    hitLocationDiscard?: string[];
    inPlay?: string[];
    injuries?: string[];
  };
  survivors: Placed[];
  dice?: (number | ScriptedDie)[];
  players?: string[];
  solo?: boolean;
  variants?: Partial<Variants>;
  tiles?: { card: string; at: string[] }[];
  /** Other content than the program's own, for rules that none of its cards use. */
  content?: Content;
  /** Any further preparation. */
  set?: (state: ShowdownState) => void;
}

const must = (name: string): Space => {
  const space = parseSpace(name);
  if (space === null) throw new Error(`no space ${name}`);
  return space;
};

/** The one procedure under test stands under a root that, like the real one, takes the end of the fight. */
const GAME: ShowdownGame = {
  ...showdownGame,
  procedures: {
    ...showdownGame.procedures,
    showdown: {
      name: 'showdown',
      steps: {
        run: (f: { what: string; locals: object }) => ({
          next: 'call',
          procedure: f.what,
          locals: { ...f.locals },
          cause: null,
        }),
        end: () => ({ next: 'done', result: null }),
        aftermath: () => ({ next: 'done', result: null }),
      },
    },
  },
};

function tableOf(table: Table): ShowdownState {
  const players = table.players ?? ['Mika'];
  const setups: SurvivorSetUp[] = table.survivors.map((s, i) => ({
    name: s.name ?? `Survivor ${i + 1}`,
    player: s.player ?? 0,
    grid: s.grid ?? [],
  }));
  const state = prepare(
    {
      monster: table.monster?.card ?? 'whiteLion',
      level: '1',
      players,
      controller: 0,
      solo: table.solo ?? players.length === 1,
      survivors: setups,
      variants: table.variants ?? {},
      seed: 1,
      dice: 'scripted',
      script: (table.dice ?? []).map((d) => (typeof d === 'number' ? { value: d } : d)),
    },
    table.content ?? CONTENT,
  );
  const { at, ai, aiDiscard, hitLocations, hitLocationDiscard, inPlay, injuries, ...rest } =
    table.monster ?? {};
  const { monster } = state;
  Object.assign(monster, rest);
  monster.space = at === null ? null : must(at ?? 'H11');
  if (ai !== undefined) monster.ai = { deck: [...ai], discard: [...(aiDiscard ?? [])] };
  if (hitLocations !== undefined) {
    monster.hitLocations = { deck: [...hitLocations], discard: [...(hitLocationDiscard ?? [])] };
  }
  monster.inPlay.push(...(inPlay ?? []).map((card) => ({ card, counters: 0 })));
  monster.injuries.push(...(injuries ?? []).map((card) => ({ card, counters: 0 })));
  table.survivors.forEach((placed, i) => {
    const { at: where, grid: _, player: __, ...fields } = placed;
    const survivor = state.survivors[i] as Survivor;
    Object.assign(survivor, fields);
    survivor.space = where === null ? null : must(where);
  });
  state.tiles = (table.tiles ?? []).map((t, i) => ({
    id: `t${i + 1}`,
    card: t.card,
    spaces: t.at.map(must),
    marks: [],
  }));
  state.round = 1;
  table.set?.(state);
  return state;
}

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * A tiny fight: put these on the board, script these dice, perform one procedure, answer, look. Every command is also
 * given to a twin that was saved to JSON and loaded; at the end the whole course is undone, redone and replayed.
 * `end()` fails on an open decision, an unused die, or a line of the log without words.
 */
export class TinyFight {
  readonly state: ShowdownState;
  readonly events: AnyEvent[] = [];
  private readonly start: ShowdownState;
  private readonly content: Content;
  private readonly commands: Command[] = [];
  private what: { what: string; locals: object } | null = null;

  constructor(table: Table) {
    this.state = tableOf(table);
    this.content = table.content ?? CONTENT;
    this.start = clone(this.state);
  }

  private get run() {
    return {
      state: this.state,
      content: this.content,
      emit: (e: AnyEvent) => void this.events.push(clone(e)),
    };
  }

  /** Performs one procedure up to its first question. */
  perform<N extends keyof Calls>(procedure: N, locals: Calls[N]): this {
    this.what = { what: procedure, locals: clone(locals) };
    begin(GAME, this.run, 'showdown', this.what);
    return this.speaks();
  }

  /** The keys of all legal answers, in order. */
  get options(): string[] {
    return this.state.decision?.options.map((o) => o.key) ?? [];
  }

  get question(): string | null {
    return this.state.decision?.kind ?? null;
  }

  get by(): string | null {
    return this.state.decision?.by ?? null;
  }

  option<T extends object = object>(key: string): Option & T {
    const found = this.state.decision?.options.find((o) => o.key === key);
    if (found === undefined) throw new Error(`no option ${key} among ${this.options.join(' ')}`);
    return found as Option & T;
  }

  /** Whatever is asked has words; cards that a test made up have none. */
  private speaks(): this {
    if (this.content === CONTENT) expect(faultyQuestion(this.state).join('; ').slice(0, 2000)).toBe('');
    return this;
  }

  private command(command: Command): this {
    const twin = clone(this.state);
    const rejection = advance(GAME, this.run, command);
    expect(rejection, `${JSON.stringify(command)} of ${this.question}: ${this.options.join(' ')}`).toBeNull();
    expect(advance(GAME, { state: twin, content: this.content, emit: () => undefined }, command)).toBeNull();
    expect(canonical(twin), 'the saved and loaded twin goes on identically').toBe(canonical(this.state));
    this.commands.push(command);
    return this.speaks();
  }

  /** Answers the pending decision; a wrong answer fails the test. */
  answer(...keys: string[]): this {
    const { decision } = this.state;
    if (decision === null) throw new Error(`nothing is asked, so "${keys.join(' ')}" answers nothing`);
    return this.command({ type: 'answer', decision: decision.id, keys });
  }

  /** Answers several decisions one after another. */
  answers(...keys: string[]): this {
    for (const key of keys) this.answer(key);
    return this;
  }

  /** Passes as long as the pending decision can be passed. */
  passAll(): this {
    while (this.options.includes('pass')) this.answer('pass');
    return this;
  }

  interject(key: string): this {
    const { decision } = this.state;
    if (decision === null) throw new Error('nothing is asked');
    return this.command({ type: 'interject', decision: decision.id, key });
  }

  edit(edit: unknown): this {
    return this.command({ type: 'edit', edit });
  }

  survivor(id: string): Survivor {
    return this.state.survivors.find((s) => s.id === id) as Survivor;
  }

  get monster(): Monster {
    return this.state.monster;
  }

  /** Where a figure stands: `H11`; null: nowhere. */
  at(figure: string): string | null {
    const space = figure === 'monster' ? this.monster.space : this.survivor(figure).space;
    return space === null ? null : spaceName(space);
  }

  gear(survivor: string, card: string): GearInPlay | undefined {
    return this.survivor(survivor).grid.find((g) => g?.card === card) ?? undefined;
  }

  /** The events of one type, in order. */
  log<T extends AnyEvent['type']>(type: T): Extract<AnyEvent, { type: T }>[] {
    return this.events.filter((e): e is Extract<AnyEvent, { type: T }> => e.type === type);
  }

  /** The fight is where the test wants it: nothing open, no die unused; undone to the start and replayed it is the same. */
  end(): this {
    expect(this.question, `open decision: ${this.options.join(' ')}`).toBeNull();
    expect(this.state.dice.script, 'unused dice').toEqual([]);
    return this.check();
  }

  /** As `end`, for a test that stops at a question on purpose. */
  stopsAt(question: string): this {
    expect(this.question).toBe(question);
    expect(this.state.dice.script, 'unused dice').toEqual([]);
    return this.check();
  }

  private check(): this {
    if (this.what === null) throw new Error('nothing was performed');
    if (this.content === CONTENT)
      expect(faultyEvents(this.state, this.events).join('; ').slice(0, 2000)).toBe('');
    const rules = { game: GAME, content: this.content };
    const first = startJournal(rules, clone(this.start), 'showdown', this.what);
    const played = replay(rules, first, this.commands);
    if (!isJournal(played)) throw new Error(`replay refused: ${played.message}`);
    expect(hash(current(played)), 'replay gives the same hash').toBe(hash(this.state));
    let back: Journal<ShowdownState, AnyEvent> = played as Journal<ShowdownState, AnyEvent>;
    while (back.at > 0) back = undo(back);
    expect(hash(current(back)), 'undone to the start').toBe(hash(current(first)));
    while (back.at < played.at) back = redo(back);
    expect(commandsOf(back)).toEqual(this.commands);
    return this;
  }
}

export const tinyFight = (table: Table) => new TinyFight(table);
