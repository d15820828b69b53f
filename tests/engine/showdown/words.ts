import type { AnyEvent } from '../../../src/engine/showdown/events';
import type { ShowdownState } from '../../../src/engine/showdown/state';
import { en, namesOf } from '../../../src/text';
import { faultsOf } from '../../text/faults';
import { textIn } from '../../text/languages';

const text = textIn(en);

/** The sentences of the log and of its reasons in which a word is missing. */
export function faultyEvents(state: ShowdownState, events: readonly AnyEvent[]): string[] {
  const names = namesOf(state);
  return events.flatMap((event) =>
    faultsOf([text.eventLine(event, names).text, ...text.reason(event, names).map((line) => line.text)]).map(
      (fault) => `${event.type}: ${fault}`,
    ),
  );
}

/** The sentences of the open question and its answers in which a word is missing. */
export function faultyQuestion(state: ShowdownState): string[] {
  const { decision } = state;
  if (decision === null) return [];
  const names = namesOf(state);
  const { title, by, detail, trail } = text.question(decision, names);
  const answers = [...decision.options, ...decision.interjections].map((o) =>
    text.option(o, decision, names),
  );
  return faultsOf([title, by, detail ?? '', ...trail, ...answers]).map(
    (fault) => `${decision.kind}: ${fault}`,
  );
}
