import type { AnyEvent, Cause, Figure, TargetReason } from '../engine';
import { cardSayIn } from './cardSay';
import type { ReasonLine } from './lines';
import type { Messages } from './messages';
import type { Teller } from './say';

type Number = keyof Messages['explain']['numbers'];

/** A number, then each thing that went into it. */
export function figureLines(m: Messages, label: Number, { value, parts }: Figure, t: Teller): ReasonLine[] {
  const lines: ReasonLine[] = [{ text: m.explain.number(m.explain.numbers[label], value) }];
  for (const { source, by, rule } of parts) {
    const text = m.explain.part(t.card(source), t.signed(by));
    lines.push(rule === undefined ? { text } : { text, rule });
  }
  return lines;
}

/** A Pick Target list as it was read: each line, who fitted it, and where the others failed (SD-6.1). */
function targetLines(m: Messages, { lines, by }: TargetReason, t: Teller): ReasonLine[] {
  const card = cardSayIn(m);
  const told: ReasonLine[] = [{ text: m.explain.by[by] }];
  for (const { line, terms, checks, fitted } of lines) {
    const words = m.targetLine(terms, card);
    const names = t.list(fitted.map((id) => t.figure(id)));
    told.push({
      text:
        fitted.length > 0
          ? m.explain.lineDecided(line + 1, words, names)
          : m.explain.lineMissed(line + 1, words),
      rule: 'SD-6.1',
      figures: fitted,
    });
    for (const { survivor, failed } of checks) {
      const name = t.figure(survivor);
      const text =
        failed === null
          ? m.explain.fits(name)
          : m.explain.misfit(name, m.terms[failed as keyof Messages['terms']] ?? failed);
      told.push({ text, figures: [survivor] });
    }
  }
  return told;
}

function ownLines(m: Messages, event: AnyEvent, t: Teller): ReasonLine[] {
  switch (event.type) {
    case 'targetPicked':
      return targetLines(m, event.reason, t);
    case 'monsterAttacked':
    case 'survivorAttacked':
      return [
        { text: m.explain.dice(event.dice.join(', ')) },
        ...figureLines(m, 'speed', event.speed, t),
        ...figureLines(m, 'need', event.need, t),
      ];
    case 'woundAttempted':
      return [
        { text: m.explain.dice(event.dice.join(', ')) },
        ...figureLines(m, 'strength', event.strength, t),
        ...figureLines(m, 'toughness', event.toughness, t),
      ];
    case 'damaged':
      return event.figure === undefined ? [] : figureLines(m, 'damage', event.figure, t);
    case 'numberUsed':
      return figureLines(m, 'number', event.figure, t);
    case 'severeInjury':
    case 'brainTrauma':
      return [{ text: m.explain.dice(String(event.die)) }];
    case 'moved':
    case 'knockedBack':
      return [{ text: event.path.map((space) => t.space(space)).join(' → '), spaces: event.path }];
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
