import { MOST_DAMAGE, ownOf, RESOURCES, type SurvivorState } from '../../engine';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import type { InterfaceWords } from '../../text/interface/en';
import type { Choice, Correction, Field, Values } from '../corrections/correction';
import { shortOf } from './signs';
import { nameOf, spaceName } from './survivorWords';

type Words = InterfaceWords['lastSurvivor']['corrections'];
export type SurvivorCorrection = Correction<keyof Words['kinds'], keyof Words['groups']>;

/** No pile of resources is higher. */
const MOST_RESOURCES = 99;

/** Everything of this game that can be set right by hand; the rules judge it. */
export function survivorCorrections(state: SurvivorState, words: Words): SurvivorCorrection[] {
  const { field } = words;
  const choice = (name: keyof Words['field'], choices: readonly Choice[]): Field => ({
    kind: 'choice',
    name,
    label: field[name],
    choices,
  });
  const number = (most: number, start: number): Field => ({
    kind: 'number',
    name: 'to',
    label: field.to,
    least: 0,
    most,
    start,
  });
  const alive = state.survivors.filter((s) => s.status === 'alive');
  const survivor = choice(
    'survivor',
    alive.map((s) => ({ value: s.id, label: shortOf(s.card) })),
  );
  const spaces = (ownOf(LAST_SURVIVOR.maps, state.map)?.tiles ?? []).map(({ q, r }) => `${q},${r}`);
  const space = (first?: string) =>
    choice(
      'space',
      (first === undefined ? spaces : [first, ...spaces.filter((key) => key !== first)]).map((key) => ({
        value: key,
        label: spaceName(state, key),
      })),
    );
  const chosen = ({ survivor: id }: Values) => alive.find((s) => s.id === id) ?? alive[0];
  return [
    {
      what: 'stamina',
      group: 'survivors',
      fields(values) {
        const who = chosen(values);
        const most = ownOf(LAST_SURVIVOR.survivors, who?.card ?? '')?.stamina ?? 0;
        return [survivor, number(most, who?.stamina ?? 0)];
      },
    },
    {
      what: 'damage',
      group: 'survivors',
      fields: (values) => [survivor, number(MOST_DAMAGE, chosen(values)?.damage ?? 0)],
    },
    {
      what: 'resource',
      group: 'survivors',
      fields(values) {
        const of = RESOURCES.find((what) => what === values.of) ?? 'food';
        const all = RESOURCES.map((value) => ({ value, label: nameOf('resource', value) }));
        return [survivor, choice('of', all), number(MOST_RESOURCES, chosen(values)?.resources[of] ?? 0)];
      },
    },
    { what: 'space', group: 'map', fields: (values) => [survivor, space(chosen(values)?.space)] },
    {
      what: 'counter',
      group: 'map',
      fields: ({ space: key }) => [
        space(),
        {
          kind: 'yes',
          name: 'has',
          label: field.has,
          start: !state.counters.includes(String(key ?? spaces[0])),
        },
      ],
    },
  ];
}
