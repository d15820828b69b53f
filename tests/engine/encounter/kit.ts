import { expect } from 'vitest';
import { ENCOUNTER_PACK } from '../../../src/content/encounter';
import type { Calls } from '../../../src/engine/encounter/calls';
import type { EncounterContent, EncounterPack } from '../../../src/engine/encounter/cards/content';
import type { AnyEncounterEvent } from '../../../src/engine/encounter/events';
import { encounterGame } from '../../../src/engine/encounter/game';
import { encounterViolations } from '../../../src/engine/encounter/invariants';
import { loadEncounterContent } from '../../../src/engine/encounter/loadContent';
import { type EncounterSetUp, prepareEncounter } from '../../../src/engine/encounter/setup';
import type { EncounterState, Investigator, MonsterInPlay } from '../../../src/engine/encounter/state';
import type { ScriptedDie } from '../../../src/engine/kernel';
import { probed, TinyTable } from '../tinyTable';

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

const GAME = probed(encounterGame, 'probe');

/** A tiny encounter; each key that is answered is an answer of its own. */
class Tiny extends TinyTable<EncounterState, EncounterContent, AnyEncounterEvent, Calls> {
  constructor(table: Table) {
    const content = table.content ?? PROBES;
    super({ game: GAME, root: 'probe', content, state: tableOf(table, content) });
  }

  protected override holds(): void {
    const problems = encounterViolations(this.state, this.content);
    expect(problems.filter((p) => p !== 'the table has stopped undecided')).toEqual([]);
  }

  override answer(...keys: string[]): this {
    for (const key of keys) super.answer(key);
    return this;
  }

  /** An encounter of the first investigator with a monster. */
  meets(monster: string): this {
    return this.perform('encounter', { investigator: 'i1', monster });
  }

  who(id = 'i1'): Investigator {
    return this.state.investigators.find((i) => i.id === id) as Investigator;
  }

  monster(card: string): MonsterInPlay | undefined {
    return this.state.monsters.find((m) => m.card === card);
  }

  /** The kinds of what happened, without dice and answers. */
  get told(): string[] {
    return this.events.map((e) => e.type).filter((type) => type !== 'rolled' && type !== 'answered');
  }
}

export const tiny = (table: Table) => new Tiny(table);
