import { expect } from 'vitest';
import { CONTENT_PACK } from '../../../src/content';
import { type Facing, parseSpace, type Space, spaceName } from '../../../src/engine/board';
import type { ScriptedDie } from '../../../src/engine/kernel';
import type { Calls } from '../../../src/engine/showdown/calls';
import type { Content } from '../../../src/engine/showdown/cards/content';
import type { AnyEvent } from '../../../src/engine/showdown/events';
import { showdownGame } from '../../../src/engine/showdown/game';
import { loadContent } from '../../../src/engine/showdown/loadContent';
import { prepare, type SurvivorSetUp } from '../../../src/engine/showdown/setup';
import type {
  GearInPlay,
  Monster,
  ShowdownState,
  Survivor,
  Variants,
} from '../../../src/engine/showdown/state';
import { probed, TinyTable } from '../tinyTable';
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

/** The root takes the end of the fight, like the real one. */
const GAME = probed(showdownGame, 'showdown', ['end', 'aftermath']);

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

/** A tiny fight. It also fails on a question or a line of the log without words. */
export class TinyFight extends TinyTable<ShowdownState, Content, AnyEvent, Calls> {
  constructor(table: Table) {
    super({ game: GAME, root: 'showdown', content: table.content ?? CONTENT, state: tableOf(table) });
  }

  /** Whatever is asked has words; cards that a test made up have none. */
  protected override speaks(): void {
    if (this.content === CONTENT) expect(faultyQuestion(this.state).join('; ').slice(0, 2000)).toBe('');
  }

  protected override holds(): void {
    if (this.content === CONTENT)
      expect(faultyEvents(this.state, this.events).join('; ').slice(0, 2000)).toBe('');
  }

  /** Passes as long as the pending decision can be passed. */
  passAll(): this {
    while (this.options.includes('pass')) this.answer('pass');
    return this;
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
}

export const tinyFight = (table: Table) => new TinyFight(table);
