import { shuffle } from '../kernel';
import type { AiCard } from './cards/aiCard';
import type { Content } from './cards/content';
import type { Deployment, Level } from './cards/level';
import type { Monster as MonsterCard } from './cards/monster';
import type { Run } from './procedure';
import type { SetUp } from './setup';
import type { ShowdownState } from './state';

/** Stacks that an AI deck is dealt from (SD-2.2). */
export const STACKS = ['basic', 'advanced', 'legendary'] as const;

/** A level of a monster; it is there once `checkSetUp` has nothing to say. */
export function levelOf(card: MonsterCard, id: string): Level {
  const level = card.levels.find((l) => l.id === id);
  if (level === undefined) throw new Error(`"${card.id}" has no level "${id}"`);
  return level;
}

/** How many cards of each stack the AI deck of a level has. */
export function dealtOf(card: MonsterCard, { deck }: Level): Record<(typeof STACKS)[number], number> {
  if (!('shuffled' in deck)) return deck;
  const cards = [...(deck.top ?? []), ...deck.shuffled];
  const count = (kind: AiCard['kind']) =>
    cards.filter((id) => card.ai.some((c) => c.id === id && c.kind === kind)).length;
  return { basic: count('basic'), advanced: count('advanced'), legendary: count('legendary') };
}

/** The level of the fight that runs. */
export function levelHere(r: Run): Level {
  return levelOf(r.content.monsters[r.state.monster.card] as MonsterCard, r.state.monster.level);
}

/** The diagram of the fight that runs. */
export function deploymentHere(r: Run): Deployment {
  return deploymentOf(r.content.monsters[r.state.monster.card] as MonsterCard, levelHere(r));
}

/** The monster's diagram, with what the level says otherwise (SD-2.11). */
export function deploymentOf(card: MonsterCard, level: Level): Deployment {
  return { ...card.setup, ...level.setup } as Deployment;
}

/** SD-2.2: from each shuffled stack the counts of the level, unseen, combined and shuffled; or the cards that it names. */
export function dealAi(state: ShowdownState, card: MonsterCard, { deck, specials }: Level): void {
  const { random } = state.dice;
  const dealt: string[] = [];
  if ('shuffled' in deck) dealt.push(...deck.shuffled);
  else {
    for (const kind of STACKS) {
      const cards = card.ai.filter((c) => c.kind === kind && !specials.includes(c.id));
      const stack = cards.flatMap((c) => Array<string>(c.copies).fill(c.id));
      shuffle(stack, random);
      dealt.push(...stack.slice(0, deck[kind]));
    }
  }
  shuffle(dealt, random);
  state.monster.ai.deck = 'shuffled' in deck ? [...(deck.top ?? []), ...dealt] : dealt;
}

/** SD-2.5: all hit locations without those that the level or a card in play from the start excludes, shuffled. */
export function dealHitLocations(state: ShowdownState, card: MonsterCard, level: Level): void {
  const { top = [], archived = [] } = level.hitLocations ?? {};
  const excluded = [
    ...archived,
    ...card.ai.flatMap((c) => (level.specials.includes(c.id) ? (c.excludes ?? []) : [])),
  ];
  const cards = card.hitLocations.flatMap(({ id, named }) =>
    named === true || excluded.includes(id) ? [] : [id],
  );
  shuffle(cards, state.dice.random);
  state.monster.hitLocations.deck = [...top, ...cards.filter((id) => !top.includes(id))];
  state.monster.archive.push(...excluded);
}

/** What the showdown's page says of a level: it stays at hand to the end of the fight (SD-2.16). */
export interface ShowdownPage {
  /** The monster's id. */
  id: string;
  monster: MonsterCard;
  level: Level;
  deck: Record<(typeof STACKS)[number], number>;
  deployment: Deployment;
}

/** The page of a monster at a level. */
export function showdownPage(monster: MonsterCard, levelId: string): ShowdownPage {
  const level = levelOf(monster, levelId);
  return {
    id: monster.id,
    monster,
    level,
    deck: dealtOf(monster, level),
    deployment: deploymentOf(monster, level),
  };
}

/** Who goes first (SD-3.2). */
export function firstOf({ monster, level }: SetUp, content: Content): { first: 'monster' | 'survivors' } {
  const card = content.monsters[monster] as MonsterCard;
  return { first: deploymentOf(card, levelOf(card, level)).first };
}
