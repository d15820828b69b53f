import type { AnyEvent } from '../engine';
import type { LogLine, Tone } from './lines';
import type { Messages } from './messages';
import type { Teller } from './say';

/** Kinds of events whose lines are not plain. */
const TONES: Partial<Record<AnyEvent['type'], Tone>> = {
  roundBegan: 'phase',
  phaseBegan: 'phase',
  ended: 'phase',
  aiDrawn: 'card',
  specialDrawn: 'card',
  aiFinished: 'quiet',
  basicActionBegan: 'card',
  instinctBegan: 'card',
  triggered: 'card',
  reaction: 'card',
  trapSprung: 'harm',
  rolled: 'dice',
  answered: 'quiet',
  variantApplied: 'quiet',
  nothingHappened: 'quiet',
  stayed: 'quiet',
  groupMeant: 'quiet',
  survivorChosen: 'quiet',
  damaged: 'harm',
  severeInjury: 'harm',
  brainTrauma: 'harm',
  survivorDied: 'harm',
  collided: 'harm',
  knockedBack: 'harm',
  hitsLost: 'harm',
  dodged: 'good',
  stood: 'plain',
  gained: 'good',
  artLearned: 'good',
  monsterWounded: 'monsterHarm',
  injuryInflicted: 'monsterHarm',
  monsterDefeated: 'monsterHarm',
};

const toneOf = (event: AnyEvent): Tone => {
  if (event.type === 'knockedDown') return event.figure === 'monster' ? 'monsterHarm' : 'harm';
  return TONES[event.type] ?? 'plain';
};

const FIGURE_FIELDS = ['survivor', 'target', 'figure', 'by'] as const;
const MONSTERS: ReadonlySet<AnyEvent['type']> = new Set([
  'aiDrawn',
  'basicActionBegan',
  'instinctBegan',
  'targetPicked',
  'monsterAttacked',
  'monsterWounded',
  'monsterDefeated',
  'faced',
  'healed',
]);

/** Whom an event is about: survivors by id, and the monster. */
function figuresOf(event: AnyEvent): string[] {
  if (event.type === 'answered') return [];
  const found = MONSTERS.has(event.type) ? ['monster'] : [];
  for (const field of FIGURE_FIELDS) {
    const id = (event as Partial<Record<(typeof FIGURE_FIELDS)[number], unknown>>)[field];
    if (typeof id === 'string' && !found.includes(id)) found.push(id);
  }
  return found;
}

/** One event as a line of the log. */
export function logLine(m: Messages, event: AnyEvent, teller: Teller): LogLine {
  const words = m.events[event.type] as (event: AnyEvent, t: Teller) => string;
  const line: LogLine = {
    text: m.sentence(words(event, teller)),
    figures: figuresOf(event),
    tone: toneOf(event),
  };
  if ('rule' in event && event.rule !== undefined) line.rule = event.rule;
  return line;
}
