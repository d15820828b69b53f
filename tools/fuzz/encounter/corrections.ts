import type { EncounterState } from '../../../src/engine';
import { type Chance, oneOf } from '../../play/chance';
import type { EncounterPolicy } from '../../play/encounter/playEncounter';

/** One question in so many is preceded by a correction. */
const ONE_IN = 12;

const whose = ({ investigators }: EncounterState, chance: Chance) => ({
  investigator: oneOf(investigators, chance).id,
});

const MAKERS: readonly ((state: EncounterState, chance: Chance) => unknown)[] = [
  (state, chance) => ({
    ...whose(state, chance),
    ...{ what: 'points', of: oneOf(['health', 'sanity', 'clues', 'focus'], chance), to: chance(7) },
  }),
  (state, chance) => ({
    ...whose(state, chance),
    ...{ what: 'skill', skill: oneOf(['lore', 'will', 'strength'], chance), to: chance(5) - 2 },
  }),
  (state, chance) => ({
    ...whose(state, chance),
    ...{ what: 'condition', condition: oneOf(['blessed', 'cursed'], chance), has: chance(2) === 0 },
  }),
  (state, chance) => ({
    ...whose(state, chance),
    what: 'place',
    place: oneOf([...state.places, 'moon'], chance),
  }),
  ({ monsters }, chance) => ({
    what: 'health tokens',
    monster: monsters.length === 0 ? 'nobody' : oneOf(monsters, chance).card,
    to: chance(6),
  }),
  // Garbage, of several sorts.
  (_, chance) => oneOf([null, 7, 'place', {}, { what: 'sing' }, { what: 'points', to: -1 }], chance),
];

/** A player who now and then corrects the table by hand, sensibly or not. */
export const correctedEncounter =
  (policy: EncounterPolicy): EncounterPolicy =>
  (state, decision, chance, content) =>
    chance(ONE_IN) > 0
      ? policy(state, decision, chance, content)
      : { type: 'edit', edit: oneOf(MAKERS, chance)(state, chance) };
