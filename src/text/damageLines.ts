import type { AnyEvent } from '../engine';
import type { ReasonLine } from './lines';
import type { Messages } from './messages';
import type { Say } from './say';

type Damaged = Extract<AnyEvent, { type: 'damaged' }>;

/** What a box did with the point that came to it. */
function boxHow(had: boolean | null, now: boolean): 'now' | 'before' | 'none' {
  if (had === null) return 'none';
  return now ? 'now' : 'before';
}

/** Where each point of a hit went, in the order in which they are spent (SD-9.1, SD-10.1). */
export function damageLines(m: Messages, event: Damaged, t: Say): ReasonLine[] {
  const { location, amount, armour, insanity, light, heavy, over, had } = event;
  const brain = location === 'brain';
  const what = brain ? 'insanity' : 'armour';
  const soaked = armour + insanity;
  const rule = brain ? 'SD-10.1' : 'SD-9.1';
  const lines: ReasonLine[] = [];
  const say = (text: string, by = rule) => lines.push({ text: m.sentence(text), rule: by });
  say(
    had.points === 0
      ? m.explain.unprotected(what)
      : m.explain.soaked(what, t.count(soaked, 'point'), had.points - soaked),
  );
  let left = amount - soaked;
  if (left > 0) say(m.explain.box('light', boxHow(had.light, light)), had.light === null ? 'SD-9.4' : rule);
  left -= light ? 1 : 0;
  if (left > 0 && !brain) say(m.explain.box('heavy', boxHow(had.heavy, heavy)));
  if (over > 0) {
    say(
      m.explain.beyond(t.count(over, 'point'), brain ? 'brainTrauma' : 'severeInjury'),
      brain ? rule : 'SD-9.3',
    );
  }
  return lines;
}
