import { expect, it } from 'vitest';
import { begun, current, isJournal, record, showdownGame } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { quickFight } from '../../src/store/quickFight';

const RULES = { game: showdownGame, content: CONTENT };

/** Questions that are worth a pause although only one answer is possible. */
const PAUSES = ['emptyBoard', 'typeDie'];

it.each([1, 2, 3])(
  'forced steps run by themselves: nobody is asked what has one answer only (seed %i)',
  (seed) => {
    let journal = begun(quickFight(seed), CONTENT);
    let asked = 0;
    for (let n = 0; n < 300; n += 1) {
      const { decision } = current(journal);
      if (decision === null) break;
      asked += 1;
      if (!PAUSES.includes(decision.kind)) expect(decision.options.length, decision.kind).toBeGreaterThan(1);
      const option = decision.options[(n * 7 + seed) % decision.options.length];
      const next = record(RULES, journal, {
        type: 'answer',
        decision: decision.id,
        keys: [option?.key ?? ''],
      });
      if (!isJournal(next)) throw new Error(next.message);
      journal = next;
    }
    expect(asked).toBeGreaterThan(50);
  },
);
