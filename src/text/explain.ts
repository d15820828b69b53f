import type { AnyEvent, Cause, TargetCheck, TargetReason } from '../engine';
import { cardSayIn } from './cardSay';
import { damageLines } from './damageLines';
import { figureLines } from './figureLines';
import type { ReasonLine } from './lines';
import type { Messages } from './messages';
import { facingLines, knockbackLines, routeLines } from './routeLines';
import type { Teller } from './say';
import { missing } from './words';

/** Terms that a survivor fails by its distance. */
const BY_DISTANCE: readonly string[] = ['inRange', 'within', 'adjacent'];

type Line = TargetReason['lines'][number];

/** What a line compared by: spaces, bleeding tokens. */
function measures(m: Messages, { pick }: Line['terms'], { away, bleeding }: TargetCheck, t: Teller): string {
  const compares = ['closest', 'furthest', 'mostBleeding'].includes(pick);
  const parts = [
    ...(bleeding === undefined ? [] : [t.count(bleeding, 'bleeding')]),
    ...(away === null || !compares ? [] : [m.explain.away(t.count(away, 'space'))]),
  ];
  return parts.join(', ');
}

/** How one survivor fared against one line. */
function checkLine(m: Messages, { terms, fitted }: Line, check: TargetCheck, t: Teller): ReasonLine {
  const { survivor, failed, why, away } = check;
  const name = t.figure(survivor);
  const figures = [survivor];
  if (failed === null) {
    const words = measures(m, terms, check, t);
    return fitted.includes(survivor)
      ? { text: m.explain.fits(name, words), verdict: 'yes', figures }
      : { text: m.explain.surpassed(name, words), verdict: 'no', figures };
  }
  const far = away !== null && BY_DISTANCE.includes(failed) ? m.explain.away(t.count(away, 'space')) : '';
  const term = m.explain.misfits[failed as keyof Messages['explain']['misfits']] ?? missing(`term:${failed}`);
  return { text: m.explain.misfit(name, term, why === undefined ? far : t.why(why)), verdict: 'no', figures };
}

/** A Pick Target list as it was read: each line, who fitted it, and where the others failed (SD-6.1). */
function targetLines(
  m: Messages,
  { lines, by, chooser }: TargetReason,
  t: Teller,
  rule: string,
): ReasonLine[] {
  const card = cardSayIn(m);
  const names = (ids: readonly string[]) => t.list(ids.map((id) => t.figure(id)));
  const last = lines[lines.length - 1]?.fitted ?? [];
  const told: ReasonLine[] = [
    { text: m.explain.by[by](names(last), chooser === undefined ? '' : t.player(chooser)) },
  ];
  for (const line of lines) {
    const words = m.targetLine(line.terms, card);
    const text =
      line.fitted.length > 0
        ? m.explain.lineDecided(line.line + 1, words, names(line.fitted))
        : m.explain.lineMissed(line.line + 1, words);
    told.push(
      { text, rule, figures: line.fitted },
      ...line.checks.map((check) => checkLine(m, line, check, t)),
    );
  }
  return told;
}

function ownLines(m: Messages, event: AnyEvent, t: Teller): ReasonLine[] {
  switch (event.type) {
    case 'targetPicked':
      return targetLines(m, event.reason, t, 'SD-6.1');
    case 'survivorChosen':
    case 'groupMeant':
      return targetLines(m, event.reason, t, event.rule ?? 'SD-6.7');
    case 'variantApplied':
      return (event.measures ?? []).map(({ survivor, value }) => ({
        text: m.explain.measure(t.figure(survivor), String(value)),
        figures: [survivor],
      }));
    case 'monsterAttacked':
    case 'survivorAttacked':
      return [
        { text: m.explain.dice(event.dice.join(', ')) },
        ...figureLines(m, 'speed', event.speed, t),
        ...figureLines(m, 'need', event.need, t),
      ];
    case 'extraDiceRolled':
      return [{ text: m.explain.dice(event.dice.join(', ')) }, ...figureLines(m, 'need', event.need, t)];
    case 'woundAttempted':
      return [
        { text: m.explain.attempts[event.why] },
        ...(event.dice.length === 0 ? [] : [{ text: m.explain.dice(event.dice.join(', ')) }]),
        ...figureLines(m, 'strength', event.strength, t),
        ...figureLines(m, 'toughness', event.toughness, t),
        ...(event.critical === null ? [] : figureLines(m, 'critical', event.critical, t)),
        ...(event.wounds === null ? [] : figureLines(m, 'wounds', event.wounds, t)),
      ];
    case 'damaged':
      return [
        ...figureLines(m, 'damage', event.figure ?? { value: event.amount, parts: [] }, t),
        ...(event.figure === undefined && event.location !== 'brain'
          ? [{ text: m.explain.noAttack, rule: 'SD-5.12' }]
          : []),
        ...damageLines(m, event, t),
      ];
    case 'severeInjury':
    case 'brainTrauma':
      return event.die === null ? [] : figureLines(m, 'roll', event.die, t);
    case 'collided':
      return [{ text: m.explain.collision, rule: 'SD-11.1' }];
    case 'moved':
      return routeLines(m, event, t);
    case 'knockedBack':
      return knockbackLines(m, event, t);
    case 'faced':
      return facingLines(m, event, t);
    default:
      return [];
  }
}

/** The card, rule or act that something comes from. */
export function causeText(m: Messages, { kind, id }: Cause, t: Teller): string {
  if (kind === 'rule') return id;
  if (kind === 'act') return m.explain.act(t.figure(id));
  if (kind === 'basicAction') return m.cards.kinds.basicAction;
  return t.card(id);
}

/** Why an event happened: its own figures or list, and the card or rule behind it. */
export function reasonLines(m: Messages, event: AnyEvent, t: Teller): ReasonLine[] {
  const lines = ownLines(m, event, t);
  const cause = 'cause' in event ? event.cause : null;
  if (cause !== null && cause !== undefined) {
    lines.push({ text: m.explain.causedBy(causeText(m, cause, t)) });
  }
  return lines;
}
