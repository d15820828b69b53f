import type { AnyEvent } from '../../../src/engine/showdown/events';
import type { ShowdownState } from '../../../src/engine/showdown/state';
import { en, namesOf } from '../../../src/text';
import { faultsOf } from '../../text/faults';
import { textIn } from '../../text/languages';

const text = textIn(en);

/** Signs of a datum that nobody filled in: an empty word, a rule that is none of the book's. */
const EMPTY = /:""|"rule":"(?!SD-\d+\.\d+")/;

const faultyData = (datum: { readonly type?: string; readonly kind?: string }): string[] => {
  const text = JSON.stringify(datum);
  return EMPTY.test(text) ? [text] : [];
};

/** The events with empty data, and the sentences of the log and of its reasons in which a word is missing. */
export function faultyEvents(state: ShowdownState, events: readonly AnyEvent[]): string[] {
  const names = namesOf(state);
  return events.flatMap((event) => {
    const lines = [text.eventLine(event, names), ...text.reason(event, names)].map((line) => line.text);
    return [...faultyData(event), ...faultsOf(lines).map((fault) => `${event.type}: ${fault}`)];
  });
}

/** The same of the open question and its answers. */
export function faultyQuestion(state: ShowdownState): string[] {
  const { decision } = state;
  if (decision === null) return [];
  const names = namesOf(state);
  const { title, by, detail, trail } = text.question(decision, names);
  const answers = [...decision.options, ...decision.interjections].map((o) =>
    text.option(o, decision, names),
  );
  const unsaid = faultsOf([title, by, detail ?? '', ...trail, ...answers]).map(
    (fault) => `${decision.kind}: ${fault}`,
  );
  return [...faultyData(decision), ...unsaid];
}
