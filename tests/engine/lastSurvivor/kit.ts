import { expect } from 'vitest';
import { SURVIVOR_PACK } from '../../../src/content/lastSurvivor';
import type { ScriptedDie } from '../../../src/engine/kernel';
import type { Calls } from '../../../src/engine/lastSurvivor/calls';
import type { SurvivorContent, SurvivorPack } from '../../../src/engine/lastSurvivor/cards/content';
import type { AnySurvivorEvent } from '../../../src/engine/lastSurvivor/events';
import { lastSurvivorGame } from '../../../src/engine/lastSurvivor/game';
import { survivorViolations } from '../../../src/engine/lastSurvivor/invariants';
import { loadSurvivorContent } from '../../../src/engine/lastSurvivor/loadContent';
import { prepareSurvivors, type SurvivorSetUp } from '../../../src/engine/lastSurvivor/setup';
import type { Survivor, SurvivorState } from '../../../src/engine/lastSurvivor/state';
import type { Resource } from '../../../src/engine/lastSurvivor/terms';
import { probed, TinyTable } from '../tinyTable';

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

const GAME = probed(lastSurvivorGame, 'probe');

/** A tiny game; each key that is answered is an answer of its own. */
class Tiny extends TinyTable<SurvivorState, SurvivorContent, AnySurvivorEvent, Calls> {
  constructor(table: Table) {
    const content = table.content ?? PROBES;
    super({ game: GAME, root: 'probe', content, state: tableOf(table, content) });
  }

  protected override holds(): void {
    const problems = survivorViolations(this.state, this.content);
    expect(problems.filter((p) => p !== 'the game has stopped undecided')).toEqual([]);
  }

  override answer(...keys: string[]): this {
    for (const key of keys) super.answer(key);
    return this;
  }

  /** A combat of the first against the second. */
  fights(): this {
    return this.perform('duel', { attacker: 's1', defender: 's2' });
  }

  who(id = 's1'): Survivor {
    return this.state.survivors.find((s) => s.id === id) as Survivor;
  }

  damage(): number[] {
    return this.state.survivors.map((s) => s.damage);
  }
}

export const tiny = (table: Table = {}) => new Tiny(table);
