import { describe, expect, it } from 'vitest';
import { CONTENT_PACK } from '../../src/content';
import { type AnyEvent, loadContent, spaceName, VERB } from '../../src/engine';
import { createText, en, namesOf } from '../../src/text';
import { playFight } from '../../tools/play/playFight';
import { random } from '../../tools/play/random';
import { randomSetUp } from '../../tools/play/setups';
import { faultsOf } from './faults';

const content = loadContent(CONTENT_PACK);
const text = createText(en, {
  phraseOf: (effect) => VERB[effect.do]?.describe(effect) ?? { key: `effect.${effect.do}` },
  spaceName,
});

/** Enough that nearly every kind of question and event occurs; the fuzz plays thousands. */
const FIGHTS = 12;

/** Everything that is said in a whole random fight, the faulty sentences only, each once. */
function faultsOfFight(seed: number): string[] {
  const faults = new Set<string>();
  const say = (kind: string, ...sentences: string[]) => {
    for (const sentence of faultsOf(sentences)) faults.add(`${kind}: ${sentence}`);
  };
  const events: AnyEvent[] = [];
  const tell = (names: Parameters<typeof text.eventLine>[1]) => {
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
    },
    taken: (state) => tell(namesOf(state)),
  });
  return [...faults];
}

describe('everything that is said in a fight has words', () => {
  it(`${FIGHTS} random fights: log, reasons, questions, answers`, () => {
    const faults = Array.from({ length: FIGHTS }, (_, i) => faultsOfFight(i + 1)).flat();
    expect([...new Set(faults)].sort()).toEqual([]);
  });
});
