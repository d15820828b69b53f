import { describe, expect, it } from 'vitest';
import { type AnyEvent, decisionFigures, type ShowdownState, whyNot } from '../../src/engine';
import { namesOf, type Text } from '../../src/text';
import { playFight } from '../../tools/play/playFight';
import { random } from '../../tools/play/random';
import { randomSetUp } from '../../tools/play/setups';
import { faultsOf } from './faults';
import { content, LANGUAGES, textIn } from './languages';

/** Enough that nearly every kind of question and event occurs; the fuzz plays thousands. */
const FIGHTS = 12;

/** Everything that is said in a whole random fight, the faulty sentences only, each once. */
function faultsOfFight(text: Text, seed: number): string[] {
  const faults = new Set<string>();
  const say = (kind: string, ...sentences: string[]) => {
    for (const sentence of faultsOf(sentences)) faults.add(`${kind}: ${sentence}`);
  };
  const events: AnyEvent[] = [];
  const tellNumbersAndRefusals = (state: ShowdownState) => {
    // They are many and much alike: some questions are enough.
    if (state.asked % 5 !== 0) return;
    const names = namesOf(state);
    const run = { state, content, emit: () => undefined };
    for (const { label, figure } of decisionFigures(run)) {
      say(`figure ${label}`, ...text.figure(label, figure, names).map((line) => line.text));
    }
    for (const verdict of state.survivors.flatMap((s) => whyNot(run, s))) {
      const { what, who, reason } = text.refusal(verdict, names);
      say(`${verdict.kind}, ${verdict.why}`, what, who, reason);
    }
  };
  const tell = (names: Parameters<Text['eventLine']>[1]) => {
    for (const event of events.splice(0)) {
      say(event.type, text.eventLine(event, names).text);
      say(`reason of ${event.type}`, ...text.reason(event, names).map((line) => line.text));
    }
  };
  playFight(randomSetUp(content, seed), content, random, seed, {
    event: (event) => events.push(JSON.parse(JSON.stringify(event)) as AnyEvent),
    command: (state) => {
      const names = namesOf(state);
      tell(names);
      const { decision } = state;
      if (decision === null) return;
      const { title, by, detail, trail } = text.question(decision, names);
      say(decision.kind, title, by, detail ?? '', ...trail);
      for (const option of [...decision.options, ...decision.interjections]) {
        say(`${decision.kind}, ${option.kind}`, text.option(option, decision, names));
      }
      tellNumbersAndRefusals(state);
    },
    taken: (state) => tell(namesOf(state)),
  });
  return [...faults];
}

describe.each(LANGUAGES)('%s', (_, messages) => {
  it(`has words for all that is said in ${FIGHTS} random fights: log, reasons, questions, answers`, () => {
    const text = textIn(messages);
    const faults = Array.from({ length: FIGHTS }, (_, i) => faultsOfFight(text, i + 1)).flat();
    expect([...new Set(faults)].sort()).toEqual([]);
  });
});
