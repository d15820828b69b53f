import { LOCATIONS, SURVIVAL_ACTIONS, SURVIVOR_STATS, TOKENS } from '../../engine';
import { CONTENT } from '../../store/content';
import type { Correction, Field, Values } from './correction';
import type { Forms } from './forms';

const POINTS = ['survival', 'insanity', 'courage', 'understanding'] as const;
const CONDITIONS = ['hidden', 'doomed', 'frenzy', 'block'] as const;
const cell = ({ cell: at }: Values) => ({ cell: Number(at) });

/** What a hand can mend on a survivor and its record sheet. */
export function survivorCorrections(forms: Forms): Correction[] {
  const { words, named, number, yes, choice, survivor, has } = forms;
  const one = (what: Correction['what'], rest: (values: Values) => Field[]): Correction => ({
    what,
    group: 'survivors',
    fields: (values) => [survivor(), ...rest(values)],
  });
  const sheet = ({ survivor: id }: Values) => forms.state.survivors.find((s) => s.id === id);
  const cells = ({ survivor: id }: Values) =>
    choice(
      'cell',
      (sheet({ survivor: id ?? '' })?.grid ?? []).map((gear, at) => ({
        value: String(at),
        label: words.cell(at + 1, gear === null ? null : forms.name('gear', gear.card)),
      })),
    );
  const nobody = { value: '', label: words.nobody };
  const holder = (what: 'priority' | 'lastToWound'): Correction => ({
    what,
    group: 'survivors',
    fields: () => [choice('survivor', [nobody, ...forms.survivors])],
    edit: ({ survivor: id }) => ({ survivor: id === '' ? null : id }),
  });

  return [
    one('points', () => [named('points', 'stat', POINTS), number('by', -99, 99, 1)]),
    one('bleeding', (values) => [number('to', 0, 99, sheet(values)?.bleeding ?? 0)]),
    one('wear', (values) => {
      const at = LOCATIONS.find((l) => l === values.location) ?? 'head';
      const wear = sheet(values)?.wear[at] ?? { armour: 0, light: false, heavy: false };
      return [
        named('location', 'location', LOCATIONS),
        number('armour', 0, 99, wear.armour),
        yes('light', wear.light),
        yes('heavy', wear.heavy),
      ];
    }),
    one('brain', (values) => [yes('light', sheet(values)?.brainLight ?? false)]),
    one('injury', () => [named('injury', 'injury', Object.keys(CONTENT.injuries)), has()]),
    one('trait', () => [choice('trait', forms.traits), has()]),
    {
      ...one('weaponType', () => [
        choice('weaponType', [nobody, ...forms.names('keyword', forms.weaponTypes)]),
      ]),
      edit: ({ survivor: id, weaponType }) => ({
        survivor: id,
        weaponType: weaponType === '' ? null : weaponType,
      }),
    },
    one('resource', () => [named('card', 'resource', Object.keys(CONTENT.resources)), has()]),
    {
      ...one('gear', (values) => [
        cells(values),
        choice('card', [
          { value: '', label: words.empty },
          ...forms.names('gear', Object.keys(CONTENT.gear)),
        ]),
      ]),
      edit: ({ survivor: id, card, ...rest }) => ({
        survivor: id,
        card: card === '' ? null : card,
        ...cell(rest),
      }),
    },
    { ...one('gearReady', (values) => [cells(values)]), edit: (values) => ({ ...values, ...cell(values) }) },
    one('acted', (values) => [yes('acted', !(sheet(values)?.acted ?? false))]),
    one('survivalUsed', () => [named('action', 'spending', SURVIVAL_ACTIONS), yes('used', false)]),
    one('condition', () => [
      choice(
        'condition',
        CONDITIONS.map((value) => ({ value, label: words.condition[value] })),
      ),
      number('to', 0, 99, 0),
    ]),
    one('experience', () => [
      named('of', 'stat', ['huntExperience', 'weaponLevel']),
      number('by', -99, 99, 1),
    ]),
    {
      ...one('tokens', () => [named('token', 'stat', TOKENS), number('by', -99, 99, 1)]),
      edit: ({ survivor: figure, ...rest }) => ({ figure, ...rest }),
    },
    {
      ...one('attribute', () => [named('attribute', 'stat', SURVIVOR_STATS), number('by', -99, 99, 1)]),
      edit: ({ survivor: figure, ...rest }) => ({ figure, ...rest }),
    },
    one('status', () => [named('status', 'status', ['alive', 'dead', 'gone'])]),
    holder('priority'),
    holder('lastToWound'),
  ];
}
