import { MONSTER_STATS, type MonsterStat, monsterFigure, showdownPage } from '../../engine';
import { CONTENT } from '../../store/content';
import type { InterfaceWords } from '../../text/interface/en';
import type { CardView } from '../cards/cardView';
import type { Deck } from '../cards/DeckPile';
import type { MonsterView } from '../monsterPanel/monster';
import type { Stat } from '../primitives/StatChip';
import type { Condition } from '../survivors/survivor';
import { TEXT } from '../words/text';
import { cardView } from './cardViews';
import type { Fight } from './fight';
import { breakdown } from './figures';
import { monsterIcon } from './signs';

type Words = InterfaceWords['table'];

const SIGNED: readonly MonsterStat[] = ['speed', 'damage', 'accuracy', 'evasion', 'luck'];

function statOf({ run, state, names }: Fight, words: Words, stat: MonsterStat): Stat {
  const figure = monsterFigure(run, stat);
  const plain = state.monster.attributes[stat];
  return {
    id: stat,
    label: words.stats[stat].short,
    name: words.stats[stat].name,
    value: SIGNED.includes(stat) && figure.value > 0 ? `+${figure.value}` : String(figure.value),
    ...(figure.value === plain ? {} : { change: figure.value > plain ? ('up' as const) : ('down' as const) }),
    parts: breakdown(figure, names),
  };
}

/** All numbers of the monster, with how they come about. */
export const monsterStats = (fight: Fight, words: Words): Stat[] =>
  MONSTER_STATS.map((stat) => statOf(fight, words, stat));

function decksOf({ state: { monster } }: Fight, words: Words): Deck[] {
  const piles = [
    { id: 'ai', cards: monster.ai.deck, back: 'ai', open: false },
    { id: 'aiDiscard', cards: monster.ai.discard, back: 'ai', open: true },
    { id: 'wounds', cards: monster.wounds, back: 'wounds', open: false },
    { id: 'hitLocations', cards: monster.hitLocations.deck, back: 'hitLocation', open: false },
    { id: 'hitLocationDiscard', cards: monster.hitLocations.discard, back: 'hitLocation', open: true },
  ] as const;
  const special = Object.entries(monster.decks).map(([id, { deck }]) => ({
    id,
    label: TEXT.nameOf('specialDeck', id),
    name: words.specialDeck(TEXT.nameOf('specialDeck', id), deck.length),
    count: deck.length,
    back: 'ai' as const,
    open: false,
  }));
  const own = piles.map(({ id, cards, back, open }) => ({
    id,
    label: words.decks[id],
    name: words.deckName[id](cards.length),
    count: cards.length,
    back,
    open,
  }));
  return [...own, ...special];
}

function aiCardView(monster: string, id: string, counters?: number): CardView | null {
  const card = CONTENT.ai[monster]?.[id];
  if (card === undefined) return null;
  const icon = card.stays === 'mood' ? 'mood' : 'ai';
  return cardView({ kind: 'ai', card }, icon, counters);
}

function hitLocationView(monster: string, id: string): CardView | null {
  const card = CONTENT.hitLocations[monster]?.[id];
  return card === undefined
    ? null
    : cardView({ kind: 'hitLocation', card }, card.kind === 'trap' ? 'trap' : 'injury');
}

const known = <T>(items: readonly (T | null)[]): T[] => items.filter((item) => item !== null);

/** Points that wounds lower instead of the AI deck. */
const lifeOf = (points: number, words: Words): Condition => ({
  id: 'life',
  words: words.life.words(points),
  tone: 'plain',
  meaning: words.life.meaning,
});

/** The monster control panel of this moment. */
export function monsterView(fight: Fight, words: Words): MonsterView {
  const { monster } = fight.state;
  const content = CONTENT.monsters[monster.card];
  const stance = monster.knockedDown ? words.state.knockedDown : words.monsterStands;
  const place = monster.space === null ? words.offBoard : words.faces[monster.facing];
  const inPlay = monster.inPlay.map(({ card, counters }) => aiCardView(monster.card, card, counters));
  const lies = monster.faceUp === null ? [] : [aiCardView(monster.card, monster.faceUp)];
  const injuries = monster.injuries.map(({ card }) => hitLocationView(monster.card, card));
  const current = [
    ...monster.performing.map((id) => aiCardView(monster.card, id)),
    ...fight.state.attacks.map((attack) =>
      attack.current === null ? null : hitLocationView(monster.card, attack.current),
    ),
  ];
  return {
    name: TEXT.nameOf('monster', monster.card),
    icon: monsterIcon(monster.card),
    state: [TEXT.nameOf('level', monster.level), place, stance].join(' · '),
    knockedDown: monster.knockedDown,
    stats: monsterStats(fight, words),
    decks: decksOf(fight, words),
    performing: known(current),
    inPlay: [
      ...known(inPlay).map((card) => ({ card })),
      ...known(lies).map((card) => ({ card, note: words.faceUp })),
    ],
    injuries: known(injuries).map((card) => ({ card })),
    standing:
      content === undefined
        ? []
        : [
            { card: cardView({ kind: 'instinct', card: content }, 'instinct') },
            { card: cardView({ kind: 'basicAction', card: content }, 'basicAction') },
            {
              card: cardView(
                { kind: 'showdown', card: showdownPage(content, monster.level) },
                monsterIcon(monster.card),
              ),
            },
          ],
    conditions: monster.life === null ? [] : [lifeOf(monster.life, words)],
  };
}

/** The cards of a pile that lies face up. */
export function pileView({ state: { monster } }: Fight, id: string): CardView[] {
  if (id === 'aiDiscard') return known(monster.ai.discard.map((card) => aiCardView(monster.card, card)));
  if (id === 'hitLocationDiscard') {
    return known(monster.hitLocations.discard.map((card) => hitLocationView(monster.card, card)));
  }
  return [];
}
