import type { AnyEncounterEvent, Cause, Pool } from '../../engine';
import type { ReasonLine } from '../lines';
import type { EncounterMessages } from './messages';
import type { EncounterSay } from './say';

/** The dice of a test and each thing that went into them, and what did not count. */
export function poolLines(m: EncounterMessages, { value, parts, idle }: Pool, t: EncounterSay): ReasonLine[] {
  const { explain } = m;
  return [
    { text: explain.pool(String(value)) },
    ...parts.map((part): ReasonLine => {
      const text = m.sentence(explain.parts[part.kind](part, t));
      return part.rule === undefined ? { text } : { text, rule: part.rule };
    }),
    ...idle.map(({ source, by, why }): ReasonLine => {
      const text = explain.idle[why](t.name('possession', source), t.signed(by));
      return { text, rule: why === 'lower' ? 'CE-2.1' : 'CE-7.1', verdict: 'no' };
    }),
  ];
}

/** The card or rule that something comes from. */
export function causeWords({ kind, id }: Cause, t: EncounterSay): string {
  if (kind === 'rule') return t.name('rule', id);
  if (kind === 'monster') return t.name('monster', id);
  return kind === 'possession' ? t.name('possession', id) : t.name('placeEncounter', id);
}

/** Why something happened. */
export function reasonsOf(m: EncounterMessages, event: AnyEncounterEvent, t: EncounterSay): ReasonLine[] {
  const { explain } = m;
  const lines: ReasonLine[] = [];
  if (event.type === 'tested') {
    lines.push(
      { text: explain.dice(event.dice.join(', ')) },
      { text: explain.from(event.from), rule: 'CE-2.2' },
      ...poolLines(m, event.pool, t),
    );
  }
  if (event.type === 'lost' && event.need !== undefined)
    lines.push({
      text: explain.difference(
        event.what === 'sanity' ? 'will' : 'strength',
        event.need,
        event.successes ?? 0,
      ),
    });
  if (event.type === 'withstood')
    lines.push({ text: explain.difference(event.test, event.need, event.successes) });
  const cause = 'cause' in event ? event.cause : null;
  if (cause !== null && cause !== undefined) lines.push({ text: explain.causedBy(causeWords(cause, t)) });
  return lines;
}
