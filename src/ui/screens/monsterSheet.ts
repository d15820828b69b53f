import { type MonsterCard, type SetUp, showdownPage, trialTable } from '../../engine';
import { CONTENT } from '../../store/content';
import type { InterfaceWords } from '../../text/interface/en';
import type { MonsterSheet } from '../setup/setupDraft';
import { fightOf } from '../table/fight';
import { monsterStats } from '../table/monsterView';
import { TEXT } from '../words/text';

const STACKS = ['basic', 'advanced', 'legendary'] as const;

/** What the chosen level brings: numbers, decks, cards in play; undefined where there is no such level. */
export function monsterSheet(setup: SetUp, words: InterfaceWords): MonsterSheet | undefined {
  const run = trialTable(setup, CONTENT);
  if (run === null) return undefined;
  const { monster } = run.state;
  const { deck } = showdownPage(CONTENT.monsters[monster.card] as MonsterCard, monster.level);
  const { pile } = words.setup;
  const stacks = STACKS.filter((id) => deck[id] > 0).map((id) => ({
    id,
    label: pile[id],
    count: deck[id],
    back: 'ai' as const,
  }));
  const special = Object.entries(monster.decks).map(([id, { deck: cards }]) => ({
    id,
    label: TEXT.nameOf('specialDeck', id),
    count: cards.length,
    back: 'ai' as const,
  }));
  return {
    stats: monsterStats(fightOf(run.state), words.table),
    decks: [
      ...stacks,
      {
        id: 'hitLocations',
        label: pile.hitLocation,
        count: monster.hitLocations.deck.length,
        back: 'hitLocation',
      },
      ...special,
    ],
    inPlay: monster.inPlay.map(({ card }) => TEXT.nameOf('ai', card)),
  };
}
