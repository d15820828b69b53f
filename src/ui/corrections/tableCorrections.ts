import { FACINGS, MONSTER_STATS, spaceName, TOKENS } from '../../engine';
import { CONTENT } from '../../store/content';
import type { Correction, Values } from './correction';
import type { Forms } from './forms';

const PILES = ['deck', 'discard', 'wounds', 'archive', 'inPlay'] as const;

/** Where a figure stands now, or nothing. */
function standsAt(forms: Forms, figure: unknown): string {
  const { monster, survivors } = forms.state;
  const space = figure === 'monster' ? monster.space : survivors.find((s) => s.id === figure)?.space;
  return space === null || space === undefined ? '' : spaceName(space);
}

const boardCorrections = (forms: Forms): Correction[] => [
  {
    what: 'place',
    group: 'board',
    fields: ({ figure }) => [
      forms.figure(),
      forms.space('space', standsAt(forms, figure), forms.words.offBoard),
    ],
    edit: ({ figure, space }) => ({ figure, space: space === '' ? null : space }),
  },
  { what: 'knockDown', group: 'board', fields: () => [forms.figure()] },
  { what: 'stand', group: 'board', fields: () => [forms.figure()] },
  {
    what: 'addTile',
    group: 'board',
    fields: () => [
      forms.named('card', 'terrain', Object.keys(CONTENT.terrain)),
      forms.space('at', '', forms.words.corner),
      forms.yes('turned', false),
    ],
    edit: ({ card, at, turned }) => ({ card, at, ...(turned === true ? { turned: true } : {}) }),
  },
  {
    what: 'removeTile',
    group: 'board',
    fields: () => [
      forms.choice(
        'tile',
        forms.state.tiles.map(({ id, card, spaces }) => ({
          value: id,
          label: `${forms.name('terrain', card)}, ${spaceName(spaces[0] ?? 0)}`,
        })),
      ),
    ],
  },
];

const monsterCorrections = (forms: Forms): Correction[] => [
  { what: 'face', group: 'monster', fields: () => [forms.named('facing', 'facing', FACINGS)] },
  {
    what: 'tokens',
    group: 'monster',
    fields: () => [forms.named('token', 'stat', TOKENS), forms.number('by', -99, 99, 1)],
    edit: (values) => ({ figure: 'monster', ...values }),
  },
  {
    what: 'attribute',
    group: 'monster',
    fields: () => [forms.named('attribute', 'stat', MONSTER_STATS), forms.number('by', -99, 99, 1)],
    edit: (values) => ({ figure: 'monster', ...values }),
  },
];

/** Every card of one kind where it lies now, equal ones once. */
function cardsOf({ state, words, name }: Forms, stack: 'ai' | 'hitLocations') {
  const { monster } = state;
  const kind = stack === 'ai' ? 'ai' : 'hitLocation';
  const known = (stack === 'ai' ? CONTENT.ai : CONTENT.hitLocations)[monster.card] ?? {};
  const inPlay = (stack === 'ai' ? monster.inPlay : monster.injuries).map((c) => c.card);
  const lying = {
    ...monster[stack],
    wounds: stack === 'ai' ? monster.wounds : [],
    archive: monster.archive,
    inPlay,
  };
  return PILES.flatMap((pile) =>
    [...new Set(lying[pile])]
      .filter((card) => Object.hasOwn(known, card))
      .map((card) => ({
        value: `${pile}:${card}`,
        label: words.cardIn(name(kind, card), name('pile', pile)),
      })),
  );
}

const cardCorrections = (forms: Forms): Correction[] => [
  ...(['ai', 'hitLocations'] as const).map(
    (stack): Correction => ({
      what: 'card',
      group: 'cards',
      fields: () => [
        forms.choice('card', cardsOf(forms, stack)),
        forms.named('to', 'pile', stack === 'ai' ? PILES : PILES.filter((pile) => pile !== 'wounds')),
        forms.yes('under', false),
      ],
      edit: ({ card: picked, to, under }) => {
        const [from, card] = String(picked).split(':');
        return { stack, card, from, to, ...(under === true ? { under: true } : {}) };
      },
    }),
  ),
  {
    what: 'counters',
    group: 'cards',
    fields: ({ card }) => {
      const { inPlay, injuries } = forms.state.monster;
      const lying = [...inPlay, ...injuries].find((c) => c.card === card);
      return [
        forms.choice('card', [
          ...forms.names(
            'ai',
            inPlay.map((c) => c.card),
          ),
          ...forms.names(
            'hitLocation',
            injuries.map((c) => c.card),
          ),
        ]),
        forms.number('to', 0, 99, lying?.counters ?? 0),
      ];
    },
  },
  ...(forms.state.monster.life === null
    ? []
    : [
        {
          what: 'life' as const,
          group: 'cards' as const,
          fields: () => [forms.number('to', 1, 99, forms.state.monster.life ?? 1)],
        },
      ]),
];

/** Faces as people write them: `4 10 7`. */
const facesOf = ({ next }: Values) =>
  String(next)
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => ({ value: Number(word) }));

const otherCorrections = (forms: Forms): Correction[] => [
  {
    what: 'dice',
    group: 'table',
    fields: () => [forms.space('next', '', forms.words.faces)],
    edit: (values) => ({ next: facesOf(values) }),
  },
  {
    what: 'controller',
    group: 'table',
    fields: () => [
      forms.choice(
        'player',
        forms.state.players.map(({ id, name }) => ({ value: id, label: name })),
      ),
    ],
  },
  {
    what: 'act',
    group: 'table',
    fields: () => [
      forms.yes('movement', forms.state.act?.movement === 1),
      forms.yes('activation', forms.state.act?.activation === 1),
    ],
  },
];

/** What a hand can mend on the board, the monster, its cards and the table. */
export const tableCorrections = (forms: Forms): Correction[] => [
  ...boardCorrections(forms),
  ...monsterCorrections(forms),
  ...cardCorrections(forms),
  ...otherCorrections(forms),
];
