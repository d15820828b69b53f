import {
  type Content,
  type Option,
  type ShowdownState,
  SPACES,
  SURVIVAL_ACTIONS,
  type Survivor,
  spaceName,
  TOKENS,
} from '../../src/engine';
import { type Chance, oneOf } from '../play/chance';
import type { Policy } from '../play/policy';

/** One question in so many is preceded by a correction. */
const ONE_IN = 15;

type Maker = (state: ShowdownState, chance: Chance, content: Content) => unknown;

const someSpace = (chance: Chance): string => spaceName(chance(SPACES));
const someSurvivor = ({ survivors }: ShowdownState, chance: Chance): Survivor => oneOf(survivors, chance);
const someFigure = (state: ShowdownState, chance: Chance): string =>
  chance(3) === 0 ? 'monster' : someSurvivor(state, chance).id;
const change = (chance: Chance): number => oneOf([-2, -1, 1, 2], chance);
const yes = (chance: Chance): boolean => chance(2) === 0;

const LOCATIONS = ['head', 'arms', 'body', 'waist', 'legs'] as const;
const PILES = ['deck', 'discard', 'wounds', 'archive', 'inPlay'] as const;

/** The cards of a pile of the monster. */
function pile(
  { monster }: ShowdownState,
  stack: 'ai' | 'hitLocations',
  name: (typeof PILES)[number],
): string[] {
  if (name === 'inPlay') return (stack === 'ai' ? monster.inPlay : monster.injuries).map((c) => c.card);
  if (name === 'wounds' || name === 'archive') return monster[name];
  return monster[stack][name];
}

/** A correction of each kind, mostly possible ones. */
const MAKERS: readonly Maker[] = [
  (state, chance) => ({ what: 'place', figure: someFigure(state, chance), space: someSpace(chance) }),
  (state, chance) => ({ what: 'place', figure: someSurvivor(state, chance).id, space: null }),
  (_, chance) => ({ what: 'face', facing: oneOf(['N', 'E', 'S', 'W'], chance) }),
  (state, chance) => ({ what: 'knockDown', figure: someFigure(state, chance) }),
  (state, chance) => ({ what: 'stand', figure: someFigure(state, chance) }),
  (state, chance) => ({
    ...{ what: 'tokens', figure: someFigure(state, chance) },
    ...{ token: oneOf(TOKENS, chance), by: change(chance) },
  }),
  (state, chance) => ({
    ...{ what: 'attribute', figure: someFigure(state, chance) },
    ...{ attribute: oneOf(TOKENS, chance), by: change(chance) },
  }),
  (state, chance) => ({
    ...{ what: 'points', survivor: someSurvivor(state, chance).id, by: change(chance) },
    points: oneOf(['survival', 'insanity', 'courage', 'understanding'], chance),
  }),
  (state, chance) => ({ what: 'bleeding', survivor: someSurvivor(state, chance).id, to: chance(6) }),
  (state, chance) => ({
    ...{ what: 'wear', survivor: someSurvivor(state, chance).id, location: oneOf(LOCATIONS, chance) },
    ...{ armour: chance(4), light: yes(chance), heavy: yes(chance) },
  }),
  (state, chance) => ({ what: 'brain', survivor: someSurvivor(state, chance).id, light: yes(chance) }),
  (state, chance, { pack }) => ({
    ...{ what: 'injury', survivor: someSurvivor(state, chance).id },
    ...{ injury: oneOf(pack.injuries, chance).id, has: yes(chance) },
  }),
  (state, chance, { traits }) => ({
    ...{ what: 'trait', survivor: someSurvivor(state, chance).id },
    ...{ trait: oneOf(Object.keys(traits), chance), has: yes(chance) },
  }),
  (state, chance, { pack }) => ({
    ...{ what: 'weaponType', survivor: someSurvivor(state, chance).id },
    weaponType: chance(3) === 0 ? null : oneOf(pack.proficiencies, chance).id,
  }),
  (state, chance, { resources }) => ({
    ...{ what: 'resource', survivor: someSurvivor(state, chance).id },
    ...{ card: oneOf(Object.keys(resources), chance), has: yes(chance) },
  }),
  (state, chance, { pack }) => ({
    ...{ what: 'gear', survivor: someSurvivor(state, chance).id, cell: chance(9) },
    card: chance(4) === 0 ? null : oneOf(pack.gear, chance).id,
  }),
  (state, chance) => ({ what: 'acted', survivor: someSurvivor(state, chance).id, acted: yes(chance) }),
  (state, chance) => ({
    ...{ what: 'status', survivor: someSurvivor(state, chance).id },
    status: oneOf(['alive', 'alive', 'dead', 'gone'], chance),
  }),
  (state, chance) => ({
    what: 'priority',
    survivor: chance(3) === 0 ? null : someSurvivor(state, chance).id,
  }),
  (state, chance) => {
    const stack = yes(chance) ? 'ai' : 'hitLocations';
    const from = oneOf(PILES, chance);
    const cards = pile(state, stack, from);
    const card = cards.length === 0 ? 'claw' : oneOf(cards, chance);
    const under = yes(chance) ? { under: true } : {};
    return { what: 'card', stack, card, from, to: oneOf(PILES, chance), ...under };
  },
  ({ monster }, chance) => ({
    ...{ what: 'counters', to: chance(5) },
    card: [...monster.inPlay, ...monster.injuries][0]?.card ?? 'alert',
  }),
  (_, chance) => ({ what: 'life', to: 1 + chance(9) }),
  (_, chance, { pack }) => ({
    ...{ what: 'addTile', card: oneOf(pack.terrain, chance).id, at: someSpace(chance) },
    ...(yes(chance) ? { turned: true } : {}),
  }),
  ({ tiles }, chance) => ({ what: 'removeTile', tile: tiles.length === 0 ? 't0' : oneOf(tiles, chance).id }),
  (state, chance) => ({
    ...{ what: 'condition', survivor: someSurvivor(state, chance).id, to: chance(2) },
    // Doom that a hand has laid stays: the table would stand still.
    condition: oneOf(['hidden', 'frenzy', 'block'], chance),
  }),
  (state, chance) => ({
    ...{ what: 'condition', survivor: someSurvivor(state, chance).id },
    ...{ condition: 'doomed', to: 0 },
  }),
  (state, chance) => ({
    ...{ what: 'survivalUsed', survivor: someSurvivor(state, chance).id, used: yes(chance) },
    action: oneOf(SURVIVAL_ACTIONS, chance),
  }),
  (state, chance) => ({ what: 'gearReady', survivor: someSurvivor(state, chance).id, cell: chance(9) }),
  (state, chance) => ({
    ...{ what: 'experience', survivor: someSurvivor(state, chance).id, by: change(chance) },
    of: oneOf(['huntExperience', 'weaponLevel'], chance),
  }),
  (state, chance) => ({
    what: 'lastToWound',
    survivor: chance(3) === 0 ? null : someSurvivor(state, chance).id,
  }),
  (_, chance) => ({ what: 'act', movement: yes(chance), activation: yes(chance) }),
  ({ players }, chance) => ({ what: 'controller', player: oneOf(players, chance).id }),
  (_, chance) => ({
    what: 'dice',
    next: [{ value: 1 + chance(10) }, { value: 1 + chance(10), purpose: 'wound' }],
  }),
  // Garbage, of several sorts.
  (_, chance) => oneOf([null, 7, 'place', {}, { what: 'sing' }, { what: 'face', facing: 'up' }], chance),
];

/** Whoever is off the board is put back after a while, or the fight would stand still. */
function homecoming({ survivors }: ShowdownState, chance: Chance): unknown {
  const away = survivors.find((s) => s.status === 'alive' && s.space === null);
  return { what: 'place', figure: away?.id ?? 's1', space: someSpace(chance) };
}

const answersNothing = (options: readonly Option[]) => options.some((o) => o.kind === 'goOn');

/** A player who now and then corrects the table by hand, sensibly or not. */
export const corrected =
  (policy: Policy): Policy =>
  (state, decision, chance, content) => {
    if (answersNothing(decision.options) && yes(chance))
      return { type: 'edit', edit: homecoming(state, chance) };
    if (chance(ONE_IN) > 0) return policy(state, decision, chance, content);
    return { type: 'edit', edit: oneOf(MAKERS, chance)(state, chance, content) };
  };
