import type { MonsterStat, ShowdownPage } from '../engine';
import type { CardParts } from './cardParts';
import type { CardLine, CardText } from './lines';
import type { Messages } from './messages';
import { sayIn } from './words';

const note = (text: string): CardLine => ({ kind: 'note', text });

/** The level's numbers: its decks, attributes and tokens, and what is in play from the start (SD-2.2, SD-2.3, SD-2.12). */
function levelLines(m: Messages, { deck, level }: ShowdownPage): CardLine[] {
  const say = sayIn(m);
  const words = m.cards.page;
  const plain = Object.entries(level.attributes) as [MonsterStat, number][];
  const attributes = plain.map(([stat, n]) => words.attribute(m.stats[stat], n));
  const tokens = Object.entries(level.tokens ?? {}) as [MonsterStat, number][];
  const cards = (kind: 'ai' | 'hitLocation', ids: readonly string[]) =>
    say.list([...new Set(ids)].map((id) => say.name(kind, id)));
  const { top = [], archived = [] } = level.hitLocations ?? {};
  const first = 'shuffled' in level.deck ? (level.deck.top ?? []) : [];
  return [
    note(words.deck(deck.basic, deck.advanced, deck.legendary)),
    ...(first.length === 0 ? [] : [note(words.onTop(cards('ai', first)))]),
    note(words.attributes(say.list(attributes))),
    ...(tokens.length === 0
      ? []
      : [note(words.tokens(say.list(tokens.map(([t, n]) => m.cards.modifier(say.signed(n), m.stats[t])))))]),
    ...(level.life === undefined ? [] : [note(words.life(level.life))]),
    ...(level.specials.length === 0 ? [] : [note(words.inPlay(cards('ai', level.specials)))]),
    ...(top.length === 0 ? [] : [note(words.onTop(cards('hitLocation', top)))]),
    ...(archived.length === 0 ? [] : [note(m.cards.excludes(cards('hitLocation', archived)))]),
  ];
}

/** Where all begin, and who begins (SD-2.7, SD-2.11, SD-3.2). */
function deploymentLines(m: Messages, { deployment, level }: ShowdownPage): CardLine[] {
  const say = sayIn(m);
  const words = m.cards.page;
  const { monster, survivors, terrain, random, first, status } = deployment;
  const named = terrain.flatMap(({ card, tiles, area }) => [
    note(words.terrain(say.name('terrain', card), say.list(tiles.map(({ at }) => at)))),
    ...(area === undefined ? [] : [note(words.area(area.from, area.to))]),
  ]);
  const comes = level.survivors;
  return [
    note(words.starts(monster, say.list(survivors))),
    ...named,
    note(words.random(say.count(random, 'card'))),
    note(words.first[first]),
    ...(status === undefined ? [] : [note(words.status(say.name('survivorStatus', status)))]),
    ...(comes === undefined ? [] : [note(words.survival(comes.survival, comes.survivalLimit))]),
  ];
}

/** The showdown's page (SD-2.16): attributes, terrain and deployment, Instinct, this showdown's own rules and its end. */
export function pageText(m: Messages, parts: CardParts, page: ShowdownPage): CardText {
  const say = sayIn(m);
  const { monster, level } = page;
  const { basic, monster: own, cards = [] } = level.rewards;
  const named = cards.map((id) => say.name('resource', id));
  const { victory, defeat } = monster.aftermath;
  return {
    name: say.name('monster', monster.id),
    kind: m.cards.kinds.showdown,
    tags: [say.name('level', level.id)],
    lines: [
      ...levelLines(m, page),
      ...deploymentLines(m, page),
      ...parts.headed(
        'trigger',
        m.cards.page.instinct(say.name('instinct', monster.instinct.id)),
        monster.instinct.do,
      ),
      note(m.cards.page.rewards(basic, own, say.list(named))),
      ...parts.headed('trigger', m.cards.page.victory, [...victory, ...(level.victory ?? [])]),
      ...parts.headed('trigger', m.cards.page.defeat, defeat),
    ],
  };
}
