import type { AnyEvent, Space } from '../engine';
import { figureLines } from './figureLines';
import type { ReasonLine } from './lines';
import type { Messages } from './messages';
import type { Teller } from './say';

type Moved = Extract<AnyEvent, { type: 'moved' }>;
type KnockedBack = Extract<AnyEvent, { type: 'knockedBack' }>;
type Faced = Extract<AnyEvent, { type: 'faced' }>;

/** The spaces of a way, to be lit. */
const pathLine = (m: Messages, path: readonly Space[], t: Teller): ReasonLine => ({
  text: m.explain.route.path(path.map((space) => t.space(space)).join(' → ')),
  spaces: [...path],
});

/** Why a movement went this way and no further: length, ties, what stopped it (SD-7.1 to SD-7.8, SD-13.3). */
export function routeLines(m: Messages, { path, how, goal, reason }: Moved, t: Teller): ReasonLine[] {
  const way = path.length === 0 ? [] : [pathLine(m, path, t)];
  if (reason === undefined) return way;
  const { route } = m.explain;
  const { movement, stopped, routes, results = 1, chooser, over = [] } = reason;
  const lines: ReasonLine[] = [];
  if (routes !== undefined && goal !== undefined) {
    const text = route.shortest(t.named(goal), t.count(path.length, 'space'));
    lines.push({ text, rule: 'SD-7.1' }, { text: route.alike(routes, results), rule: 'SD-7.2' });
  } else if (how === 'awayFrom' && goal !== undefined) {
    lines.push({ text: route.turned.away(t.named(goal)), rule: 'SD-7.7' });
  }
  if (chooser !== undefined) lines.push({ text: route.chosen(t.player(chooser), results), rule: 'SD-3.8' });
  if (over.length > 0)
    lines.push({ text: route.over(t.list(over.map((id) => t.figure(id)))), figures: over });
  lines.push({ text: route.stopped[stopped] });
  return [...lines, ...figureLines(m, 'movement', movement, t), ...way];
}

/** Why somebody was thrown there (SD-11.9). */
export function knockbackLines(m: Messages, event: KnockedBack, t: Teller): ReasonLine[] {
  const { path, direction, from, spaces } = event;
  const facing = t.name('facing', direction);
  const { route } = m.explain;
  const why =
    from === null
      ? route.thrown(t.count(spaces, 'space'), facing)
      : `${route.directly(t.figure(from), facing)}, ${t.count(spaces, 'space')}`;
  return [{ text: why, rule: 'SD-11.9' }, ...(path.length === 0 ? [] : [pathLine(m, path, t)])];
}

/** Why the monster turned this way (SD-7.9). */
export function facingLines(m: Messages, { target, how }: Faced, t: Teller): ReasonLine[] {
  if (target === undefined || how === undefined) return [];
  return [{ text: m.explain.route.turned[how](t.figure(target)), rule: 'SD-7.9', figures: [target] }];
}
