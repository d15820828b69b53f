import { begin, type Journal, openingScenes, type Scene, startJournal } from '../kernel';
import type { Content } from './cards/content';
import type { Monster as MonsterCard } from './cards/monster';
import type { AnyEvent } from './events';
import { showdownGame } from './game';
import { deploymentOf, levelOf } from './levels';
import type { Run } from './procedure';
import { prepare, type SetUp } from './setup';
import type { ShowdownState } from './state';

/** Who goes first (SD-3.2). */
export function firstOf({ monster, level }: SetUp, content: Content): { first: 'monster' | 'survivors' } {
  const card = content.monsters[monster] as MonsterCard;
  return { first: deploymentOf(card, levelOf(card, level)).first };
}

/** A fight with its journal, run to the first question: for the page. */
export function begun(setup: SetUp, content: Content): Journal<ShowdownState, AnyEvent> {
  const rules = { game: showdownGame, content };
  return startJournal(rules, prepare(setup, content), 'showdown', firstOf(setup, content));
}

/** How a fight begins, cut where something was told: what leads to its first question. */
export function openingOf(setup: SetUp, content: Content): Scene<ShowdownState, AnyEvent>[] {
  const rules = { game: showdownGame, content };
  return openingScenes(rules, prepare(setup, content), 'showdown', firstOf(setup, content));
}

/** A fight as a bare value, run to the first question: for simulation. */
export function bareFight(setup: SetUp, content: Content, emit: Run['emit']): ShowdownState {
  const state = prepare(setup, content);
  begin(showdownGame, { state, content, emit }, 'showdown', firstOf(setup, content));
  return state;
}
