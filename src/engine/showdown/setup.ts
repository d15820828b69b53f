import { parseSpace, type Space } from '../board';
import { type DiceSource, newDice, type ScriptedDie, shuffle } from '../kernel';
import type { Content } from './cards/content';
import type { Level } from './cards/level';
import type { Monster as MonsterCard } from './cards/monster';
import { gridComplaint } from './gridRules';
import { dealAi, dealHitLocations, deploymentOf, levelOf } from './levels';
import { beforeOf } from './record';
import type { Monster, Player, ShowdownState, Sign, Survivor, Variants } from './state';
import type { Colour, MonsterStat, SurvivalAction, SurvivorStat } from './terms';
import { MOST_TRAITS } from './traits';

/** House rules as the book has them by default. */
const DEFAULT_VARIANTS: Variants = {
  ties: 'ask',
  tokenLeaves: 'picked',
  accuracyTokens: 'monster',
  standUp: 'next',
  endure: false,
  placement: 'ask',
  skipPlayers: false,
};

/** One survivor of a set-up. */
export interface SurvivorSetUp {
  name: string;
  sign?: Sign;
  /** Index of the player. */
  player: number;
  /** Gear card ids, nine cells row by row; a shorter list is filled up with empty cells. */
  grid: readonly (string | null)[];
  attributes?: Partial<Record<SurvivorStat, number>>;
  survival?: number;
  insanity?: number;
  courage?: number;
  understanding?: number;
  injuries?: readonly string[];
  disorders?: readonly string[];
  fightingArts?: readonly string[];
  abilities?: readonly string[];
  /** Whole affinities of its own (SD-16.2). */
  affinities?: Partial<Record<Colour, number>>;
  /** The weapon type it trains, with its level (survivors-in-detail.md §16). */
  weaponType?: string;
  weaponLevel?: number;
  huntExperience?: number;
}

/** Everything a showdown begins with: plain JSON, kept in saved files (SD-2). */
export interface SetUp {
  monster: string;
  level: string;
  players: readonly string[];
  /** The player with the controller tile in round 1 (SD-3.8); not used in solo play. */
  controller: number;
  solo: boolean;
  survivors: readonly SurvivorSetUp[];
  variants: Partial<Variants>;
  survivalLimit?: number;
  unlocked?: readonly SurvivalAction[];
  /** Innovations that cards ask for, by id. */
  innovations?: readonly string[];
  seed: number;
  dice?: DiceSource;
  script?: readonly ScriptedDie[];
}

const ATTRIBUTES: Record<SurvivorStat, number> = {
  movement: 5,
  accuracy: 0,
  strength: 0,
  evasion: 0,
  luck: 0,
  speed: 0,
};

function newSurvivor(
  s: SurvivorSetUp,
  index: number,
  { players, level, gearId }: { players: readonly Player[]; level: Level; gearId: () => string },
): Survivor {
  const bare = () => ({ armour: 0, light: false, heavy: false });
  return {
    id: `s${index + 1}`,
    name: s.name,
    ...(s.sign === undefined ? {} : { sign: { ...s.sign } }),
    player: (players[s.player] ?? (players[0] as Player)).id,
    status: 'alive',
    space: null,
    standsAfter: null,
    attributes: { ...ATTRIBUTES, ...s.attributes },
    tokens: {},
    modifiers: [],
    bleeding: 0,
    survival: s.survival ?? level.survivors?.survival ?? 3,
    insanity: s.insanity ?? 0,
    courage: s.courage ?? 0,
    understanding: s.understanding ?? 0,
    brainLight: false,
    wear: { head: bare(), arms: bare(), body: bare(), waist: bare(), legs: bare() },
    injuries: [...(s.injuries ?? [])],
    statuses: [],
    disorders: [...(s.disorders ?? [])],
    fightingArts: [...(s.fightingArts ?? [])],
    abilities: [...(s.abilities ?? [])],
    affinities: { ...s.affinities },
    used: [],
    grid: Array.from({ length: 9 }, (_, cell) => {
      const card = s.grid[cell] ?? null;
      return card === null ? null : { id: gearId(), card, used: [] };
    }),
    resources: [],
    survivalUsed: [],
    acted: false,
    moved: false,
    hiddenBy: [],
    doomedBy: [],
    ignoresInjury: false,
    block: 0,
    deflect: 0,
    frenzy: 0,
    woundedWith: [],
    huntExperience: s.huntExperience ?? 0,
    weaponType: s.weaponType ?? null,
    weaponLevel: s.weaponLevel ?? 0,
    notes: [],
  };
}

function newMonster(card: MonsterCard, level: Level): Monster {
  const none: Record<MonsterStat, number> = {
    movement: 0,
    toughness: 0,
    speed: 0,
    damage: 0,
    accuracy: 0,
    evasion: 0,
    luck: 0,
  };
  return {
    card: card.id,
    level: level.id,
    rank: level.rank,
    size: card.size,
    space: null,
    facing: 'S',
    knockedDown: false,
    falls: 0,
    seesAllUntil: 0,
    attributes: { ...none, ...level.attributes },
    tokens: { ...level.tokens },
    life: level.life ?? null,
    modifiers: [],
    ai: { deck: [], discard: [] },
    faceUp: null,
    wounds: [],
    performing: [],
    inPlay: level.specials.map((special) => ({ card: special, counters: 0 })),
    hitLocations: { deck: [], discard: [] },
    trap: null,
    injuries: [],
    decks: {},
    archive: [],
    turns: 0,
    skips: 0,
  };
}

function shuffled(cards: readonly { id: string; copies: number }[], state: ShowdownState): string[] {
  const pile = cards.flatMap((c) => Array<string>(c.copies).fill(c.id));
  shuffle(pile, state.dice.random);
  return pile;
}

/** A space name of checked content. */
export function spaceOf(name: string): Space {
  const space = parseSpace(name);
  if (space === null) throw new Error(`"${name}" is no space of the board`);
  return space;
}

/** Why these can't be somebody's arts, disorders or abilities. */
function complaintAboutTraits(s: SurvivorSetUp, content: Content): string | null {
  const lists = [
    { what: 'fighting art', ids: s.fightingArts ?? [], kinds: ['fightingArt'], most: MOST_TRAITS },
    { what: 'disorder', ids: s.disorders ?? [], kinds: ['disorder'], most: MOST_TRAITS },
    { what: 'ability', ids: s.abilities ?? [], kinds: ['ability', 'proficiency'], most: Infinity },
  ];
  for (const { what, ids, kinds, most } of lists) {
    const unknown = ids.find((id) => !kinds.includes(content.traits[id]?.kind ?? ''));
    if (unknown !== undefined) return `there is no ${what} "${unknown}"`;
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) return `"${s.name}" has the ${what} "${twice}" twice`;
    if (ids.length > most) return `"${s.name}" has more than ${most} of a kind: ${what}`;
  }
  const { weaponType } = s;
  return weaponType === undefined || content.pack.proficiencies.some(({ id }) => id === weaponType)
    ? null
    : `nobody trains the weapon type "${weaponType}"`;
}

/** Why one survivor can't be played like this. */
function complaintAbout(s: SurvivorSetUp, { players }: SetUp, content: Content): string | null {
  if (players[s.player] === undefined) return `"${s.name}" belongs to no player`;
  const injury = s.injuries?.find((id) => content.injuries[id] === undefined);
  if (injury !== undefined) return `there is no injury "${injury}"`;
  const traits = complaintAboutTraits(s, content);
  if (traits !== null) return traits;
  return s.grid.length > 9 ? `"${s.name}" has more than nine cards` : gridComplaint(s.grid, content);
}

/** Why a set-up cannot be played, in words for people; null when it can. */
export function checkSetUp(setup: SetUp, content: Content): string | null {
  const card = content.monsters[setup.monster];
  if (card === undefined) return `there is no monster "${setup.monster}"`;
  const level = card.levels.find((l) => l.id === setup.level);
  if (level === undefined) return `"${setup.monster}" has no level "${setup.level}"`;
  const most = deploymentOf(card, level).survivors.length;
  if (setup.survivors.length < 1 || setup.survivors.length > most) {
    return `one to ${most} survivors fight, not ${setup.survivors.length}`;
  }
  if (setup.players.length < 1) return 'somebody has to play';
  if (setup.solo && setup.players.length > 1) return 'solo play has one player';
  if (!setup.solo && setup.players[setup.controller] === undefined)
    return 'the controller tile belongs to no player';
  for (const s of setup.survivors) {
    const complaint = complaintAbout(s, setup, content);
    if (complaint !== null) return complaint;
  }
  return null;
}

/**
 * A set-up becomes a table on which nothing has happened yet (SD-2.1 to SD-2.6, SD-2.12): decks are shuffled; figures and
 * terrain come with the procedure `setup`.
 * @throws if `checkSetUp` has a complaint
 */
export function prepare(setup: SetUp, content: Content): ShowdownState {
  const complaint = checkSetUp(setup, content);
  if (complaint !== null) throw new Error(complaint);
  return layOut(setup, content);
}

/** The table of a set-up whose monster and level there are, whatever else may be wrong with it. */
export function layOut(setup: SetUp, content: Content): ShowdownState {
  const card = content.monsters[setup.monster] as MonsterCard;
  const level = levelOf(card, setup.level);
  const players = setup.players.map((name, i) => ({ id: `p${i + 1}`, name, nominated: [] }));
  let gear = 0;
  const gearId = () => `g${++gear}`;
  const state: ShowdownState = {
    stack: [],
    decision: null,
    asked: 0,
    dice: newDice(setup.seed, setup.dice, [...(setup.script ?? [])]),
    solo: setup.solo,
    variants: { ...DEFAULT_VARIANTS, ...setup.variants },
    survivalLimit: setup.survivalLimit ?? level.survivors?.survivalLimit ?? 5,
    unlocked: [...(setup.unlocked ?? level.survivors?.unlocked ?? ['dodge', 'encourage', 'dash', 'surge'])],
    innovations: [...(setup.innovations ?? [])],
    players,
    controller: setup.solo ? null : (players[setup.controller] ?? (players[0] as Player)).id,
    nominated: null,
    round: 0,
    phase: 'setup',
    act: null,
    monster: newMonster(card, level),
    survivors: setup.survivors.map((s, i) => newSurvivor(s, i, { players, level, gearId })),
    attacks: [],
    priority: null,
    tiles: [],
    terrainDeck: [],
    basicResources: [],
    monsterResources: [],
    later: [],
    lastToWound: null,
    grabbed: [],
    woundsThisRound: 0,
    nextId: gear + 1,
    outcome: null,
    rewards: [],
    before: {},
    records: [],
  };
  for (const survivor of state.survivors) state.before[survivor.id] = beforeOf(survivor);
  dealAi(state, card, level);
  dealHitLocations(state, card, level);
  state.terrainDeck = shuffled(content.pack.terrain, state);
  state.basicResources = shuffled(
    content.pack.resources.filter((c) => c.deck === 'basic'),
    state,
  );
  state.monsterResources = shuffled(
    card.resources.filter((c) => c.deck === 'monster'),
    state,
  );
  for (const { id, cards } of card.decks ?? []) {
    state.monster.decks[id] = { deck: shuffled(cards, state), discard: [] };
  }
  return state;
}
