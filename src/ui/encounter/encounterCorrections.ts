import type { EncounterState } from '../../engine';
import type { InterfaceWords } from '../../text/interface/en';
import type { Choice, Correction, Field, Values } from '../corrections/correction';
import { investigatorCard } from './encounterCards';
import { shortOf } from './encounterSigns';
import { ENCOUNTER_TEXT } from './encounterWords';

type Words = InterfaceWords['encounter']['corrections'];
export type EncounterCorrection = Correction<keyof Words['kinds'], keyof Words['groups']>;

const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const;
const COINS = ['health', 'sanity', 'clues', 'focus'] as const;
const CONDITIONS = ['blessed', 'cursed'] as const;

/** No pile of clues is higher; a skill is changed by two at most (CE-2.1). */
const MOST = 99;
const MOST_CHANGE = 2;

/** Everything of this game that can be set right by hand; the rules judge it. */
export function encounterCorrections(state: EncounterState, words: Words): EncounterCorrection[] {
  const { field } = words;
  const choice = (name: keyof Words['field'], choices: readonly Choice[]): Field => ({
    kind: 'choice',
    name,
    label: field[name],
    choices,
  });
  const number = (least: number, most: number, start: number): Field => ({
    kind: 'number',
    name: 'to',
    label: field.to,
    least,
    most,
    start,
  });
  const named = (kind: 'coin' | 'skill' | 'condition' | 'place' | 'monster', ids: readonly string[]) =>
    ids.map((value) => ({ value, label: ENCOUNTER_TEXT.nameOf(kind, value) }));
  const up = state.investigators.filter(({ status }) => status === 'up');
  const investigator = choice(
    'investigator',
    up.map(({ id, card }) => ({ value: id, label: shortOf(card) })),
  );
  const chosen = ({ investigator: id }: Values) => up.find((i) => i.id === id) ?? up[0];
  const monsters = state.monsters.map(({ card }) => card);
  return [
    {
      what: 'points',
      group: 'people',
      fields(values) {
        const who = chosen(values);
        const of = COINS.find((coin) => coin === values.of) ?? 'health';
        const card = investigatorCard(who?.card ?? '');
        const most = of === 'health' || of === 'sanity' ? (card?.[of] ?? MOST) : MOST;
        return [investigator, choice('of', named('coin', COINS)), number(0, most, who?.[of] ?? 0)];
      },
    },
    {
      what: 'skill',
      group: 'people',
      fields(values) {
        const skill = SKILLS.find((one) => one === values.skill) ?? 'lore';
        const now = chosen(values)?.changes[skill] ?? 0;
        return [
          investigator,
          choice('skill', named('skill', SKILLS)),
          number(-MOST_CHANGE, MOST_CHANGE, now),
        ];
      },
    },
    {
      what: 'condition',
      group: 'people',
      fields(values) {
        const condition = CONDITIONS.find((one) => one === values.condition) ?? 'blessed';
        const has = chosen(values)?.conditions.includes(condition) ?? false;
        return [
          investigator,
          choice('condition', named('condition', CONDITIONS)),
          { kind: 'yes', name: 'has', label: field.has, start: !has },
        ];
      },
    },
    {
      what: 'place',
      group: 'places',
      fields: () => [investigator, choice('place', named('place', state.places))],
    },
    {
      what: 'health tokens',
      group: 'places',
      fields({ monster }) {
        const of = state.monsters.find(({ card }) => card === monster) ?? state.monsters[0];
        return [choice('monster', named('monster', monsters)), number(0, MOST, of?.lost ?? 0)];
      },
    },
  ];
}
