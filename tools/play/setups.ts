import {
  type Content,
  gridComplaint,
  type SetUp,
  SURVIVAL_ACTIONS,
  type SurvivorSetUp,
  survivorsOfKit,
} from '../../src/engine';
import { type Chance, chanceOf, oneOf } from './chance';
import { type Opponent, opponentOf, opponents } from './opponent';

/** Ready-made survivors in a kit, for one player. */
export function kitSetUp(
  content: Content,
  kit: string,
  seed: number,
  players = 1,
  opponent: Opponent = { monster: 'whiteLion', level: '1' },
): SetUp {
  return {
    ...opponent,
    players: Array.from({ length: players }, (_, i) => `Player ${i + 1}`),
    controller: 0,
    solo: players === 1,
    survivors: survivorsOfKit(content, kit).map((survivor, i) => ({ ...survivor, player: i % players })),
    variants: { placement: 'random' },
    seed,
  };
}

/** Any legal gear; every other grid is filled to the last cell. */
function randomGrid(content: Content, chance: Chance): (string | null)[] {
  const full = chance(2) === 0;
  const grid: (string | null)[] = [];
  for (let cell = 0; cell < 9; cell += 1) {
    const legal = content.pack.gear.filter(({ id }) => gridComplaint([...grid, id], content) === null);
    grid.push(legal.length === 0 || (!full && chance(5) === 0) ? null : oneOf(legal, chance).id);
  }
  return grid;
}

function grid(content: Content, chance: Chance, index: number): readonly (string | null)[] {
  if (chance(2) === 0) return randomGrid(content, chance);
  return oneOf(content.pack.kits, chance).grids[index] ?? [];
}

const permanent = (content: Content): string[] =>
  content.pack.injuries.flatMap(({ id, permanent: times }) => (times === undefined ? [] : [id]));

/** Several of these, none twice. */
function some(ids: readonly string[], most: number, chance: Chance): string[] {
  const drawn = Array.from({ length: chance(most + 1) }, () => oneOf(ids, chance));
  return [...new Set(drawn)];
}

const ids = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id);

/** Often a weapon type, now and then as a specialist or a master (survivors-in-detail.md §16). */
function training(content: Content, chance: Chance): Partial<SurvivorSetUp> {
  if (chance(3) === 0) return {};
  return { weaponType: oneOf(content.pack.proficiencies, chance).id, weaponLevel: chance(10) };
}

/** Numbers, disorders and injuries within reason, so that conditions of cards are met now and then. */
function survivor(
  content: Content,
  chance: Chance,
  index: number,
  { players, limit }: { players: number; limit: number },
): SurvivorSetUp {
  return {
    name: `Survivor ${index + 1}`,
    player: chance(players),
    grid: grid(content, chance, index),
    attributes: {
      movement: 5 + chance(2),
      accuracy: chance(3),
      strength: chance(6),
      evasion: chance(3),
      luck: chance(5),
      speed: chance(2),
    },
    survival: chance(limit + 1),
    insanity: chance(6),
    courage: chance(4),
    understanding: chance(5),
    disorders: some(ids(content.pack.disorders), 3, chance),
    fightingArts: some(ids(content.pack.fightingArts), 3, chance),
    abilities: some(ids(content.pack.abilities), 2, chance),
    affinities: { red: chance(3), green: chance(3), blue: chance(3) },
    ...training(content, chance),
    injuries: chance(4) === 0 ? some(permanent(content), 2, chance) : [],
  };
}

/** What a level says itself about the survivors stays as it says (the prologue). */
function fixedBy(
  { monster, level }: Opponent,
  content: Content,
  count: number,
  players: number,
): Partial<SetUp> {
  const own = content.monsters[monster]?.levels.find((l) => l.id === level)?.survivors;
  if (own === undefined) return {};
  return {
    survivalLimit: own.survivalLimit,
    unlocked: own.unlocked,
    survivors: survivorsOfKit(content, own.kit)
      .slice(0, count)
      .map((survivor, i) => ({ ...survivor, player: i % players })),
  };
}

/** A set-up of which everything is drawn from the seed: kits, gear, players, house rules, where the dice come from, and one of the opponents. */
export function randomSetUp(content: Content, seed: number, among = opponents(content)): SetUp {
  const chance = chanceOf(seed * 2 + 1);
  const solo = chance(3) === 0;
  const players = solo ? 1 : 1 + chance(4);
  // Often all four: much happens only where survivors stand side by side.
  const count = chance(2) === 0 ? 4 : 1 + chance(4);
  const limit = 1 + chance(12);
  const yes = () => chance(2) === 0;
  const opponent = opponentOf(among, seed);
  return {
    ...opponent,
    players: Array.from({ length: players }, (_, i) => `Player ${i + 1}`),
    controller: chance(players),
    solo,
    survivors: Array.from({ length: count }, (_, i) => survivor(content, chance, i, { players, limit })),
    variants: {
      ties: oneOf(['ask', 'kindest', 'cruellest', 'random'], chance),
      tokenLeaves: yes() ? 'picked' : 'monsterTurnEnd',
      accuracyTokens: yes() ? 'monster' : 'survivor',
      standUp: yes() ? 'next' : 'thisTurn',
      endure: yes(),
      placement: yes() ? 'ask' : 'random',
      skipPlayers: yes(),
    },
    survivalLimit: limit,
    innovations: chance(8) === 0 ? ['pictograph'] : [],
    unlocked: SURVIVAL_ACTIONS.filter(() => chance(4) > 0),
    seed,
    dice: chance(10) === 0 ? 'typed' : 'seeded',
    ...fixedBy(opponent, content, count, players),
  };
}
