import { MONSTER_STATS, type MonsterCard, showdownPage } from '../../engine';
import type { InterfaceWords } from '../../text/interface/en';
import type { CardTableView } from '../cards/cardView';
import { monsterIcon } from '../table/signs';
import { TEXT } from '../words/text';
import type { CatalogueEntry } from './entry';
import { entryOf } from './entryOf';

/** Numbers and deck of each level side by side (SD-2.2, SD-2.12). */
function levelTable(monster: MonsterCard, words: InterfaceWords): CardTableView {
  const { levels } = words.catalogue;
  const stats = MONSTER_STATS.filter((stat) =>
    monster.levels.some(
      ({ attributes, tokens }) => (attributes[stat] ?? 0) !== 0 || tokens?.[stat] !== undefined,
    ),
  );
  const life = monster.levels.some((level) => level.life !== undefined);
  return {
    kind: 'table',
    title: levels.title,
    note: levels.note,
    head: [
      levels.level,
      ...stats.map((stat) => ({ short: words.table.stats[stat].short, full: words.table.stats[stat].name })),
      ...(life ? [levels.life] : []),
      levels.basic,
      levels.advanced,
      levels.legendary,
    ],
    rows: monster.levels.map((level) => {
      const { deck } = showdownPage(monster, level.id);
      return {
        head: TEXT.nameOf('level', level.id),
        cells: [
          ...stats.map((stat) => {
            const {
              attributes: { [stat]: plain = 0 },
              tokens: { [stat]: token = 0 } = {},
            } = level;
            if (token === 0) return String(plain);
            return plain === 0 ? TEXT.signed(token) : `${plain} ${TEXT.signed(token)}`;
          }),
          ...(life ? [String(level.life ?? '–')] : []),
          String(deck.basic),
          String(deck.advanced),
          String(deck.legendary),
        ],
      };
    }),
  };
}

/** The monster itself: its base and its levels. */
function sheet(monster: MonsterCard, words: InterfaceWords): CatalogueEntry {
  const name = TEXT.nameOf('monster', monster.id);
  const table = levelTable(monster, words);
  return {
    key: `monster.${monster.id}`,
    kind: 'monster',
    owner: name,
    card: {
      id: monster.id,
      name,
      kind: words.catalogue.monsterKind,
      stock: 'ai',
      icon: monsterIcon(monster.id),
      parts: [{ kind: 'text', text: words.catalogue.size(monster.size) }, table],
    },
    words: [name, ...table.rows.map(({ head }) => head)].join(' ').toLowerCase(),
  };
}

/** All cards of a monster. */
export function monsterEntries(monster: MonsterCard, words: InterfaceWords): CatalogueEntry[] {
  const owner = TEXT.nameOf('monster', monster.id);
  const key = (kind: string, id: string) => `${kind}.${monster.id}.${id}`;
  const of = words.catalogue;
  return [
    sheet(monster, words),
    ...monster.levels.map(({ id }) =>
      entryOf(
        { kind: 'showdown', card: showdownPage(monster, id) },
        {
          key: key('showdown', id),
          kind: 'showdown',
          owner,
          icon: monsterIcon(monster.id),
          name: `${owner}, ${TEXT.nameOf('level', id)}`,
          label: TEXT.nameOf('level', id),
        },
        of,
      ),
    ),
    entryOf(
      { kind: 'basicAction', card: monster },
      { key: key('ai', 'basicAction'), kind: 'ai', owner, icon: 'basicAction' },
      of,
    ),
    entryOf(
      { kind: 'instinct', card: monster },
      { key: key('ai', 'instinct'), kind: 'ai', owner, icon: 'instinct' },
      of,
    ),
    ...monster.ai.map((card) =>
      entryOf({ kind: 'ai', card }, { key: key('ai', card.id), kind: 'ai', owner, copies: card.copies }, of),
    ),
    ...monster.hitLocations.map((card) =>
      entryOf(
        { kind: 'hitLocation', card },
        {
          key: key('hitLocation', card.id),
          kind: 'hitLocation',
          owner,
          icon: card.kind === 'trap' ? 'trap' : 'injury',
          copies: card.copies,
        },
        of,
      ),
    ),
    ...(monster.statuses ?? []).map((card) =>
      entryOf(
        { kind: 'status', card },
        { key: `status.${card.id}`, kind: 'status', owner, icon: 'grabbed' },
        of,
      ),
    ),
  ];
}
