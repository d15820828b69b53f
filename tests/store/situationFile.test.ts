import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  begun,
  commandsOf,
  current,
  hash,
  isJournal,
  isLoaded,
  keptFight,
  loadFight,
  momentOf,
  record,
  saveFight,
  showdownGame,
  violations,
} from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { quickFight } from '../../src/store/quickFight';
import { openSituation, playFile } from '../../src/store/situation/situationFile';
import { situationText } from '../../src/store/situation/writeFile';
import { WORDS } from '../../tools/situation/words';

const RULES = { game: showdownGame, content: CONTENT };

const TEXT = `title: Does a fight go on where a situation ends?
monster: { at: H11 }
survivors:
  Mika: { at: H13, survival: 1 }
piles: { deck: [claw, chomp] }
dice: [monsterAttack: [1, 1]]
steps:
  - monster turn
  - pass all
  - expect: { target: Mika }
`;

function opened(text: string) {
  const file = openSituation(text, CONTENT);
  if (Array.isArray(file)) throw new Error(JSON.stringify(file));
  return { file, ...playFile(file, CONTENT, WORDS) };
}

describe('a situation that was played', () => {
  it('is an ordinary fight: the next question waits, dice are rolled, and it can be undone', () => {
    const { faults, journal, setup } = opened(TEXT);
    expect(faults).toEqual([]);
    const now = current(journal);
    expect(now.decision?.kind).toBe('whoActs');
    expect(now.dice).toMatchObject({ source: 'seeded', script: [] });
    expect(violations(now, CONTENT)).toEqual([]);
    expect(setup.dice).toBeUndefined();
    expect(journal.entries.map((e) => e.state.decision?.kind)).toEqual(['survivalOpportunity', 'whoActs']);
    const decision = now.decision?.id as number;
    const next = record(RULES, journal, { type: 'answer', decision, keys: ['endTurn'] });
    if (!isJournal(next)) throw new Error(next.message);
    expect(current(next).round).toBe(2);
  });

  it('tells all that happened, the rests between turns left out', () => {
    const { journal } = opened(TEXT);
    const told = journal.entries.flatMap((e) => e.events.map((event) => event.type));
    expect(told).toContain('aiDrawn');
    expect(told).toContain('monsterAttacked');
    expect(journal.entries.flatMap((e) => e.events)).not.toContainEqual(
      expect.objectContaining({ type: 'answered', keys: ['goOn'] }),
    );
  });

  it('is left on the table when it went otherwise, with what failed', () => {
    const { faults, journal } = opened(TEXT.replace('target: Mika', 'target: null'));
    expect(faults).toEqual([{ line: 10, column: 15, message: 'expected null, but it is Mika' }]);
    expect(current(journal).decision?.kind).toBe('whoActs');
  });

  it('stops where a die is missing', () => {
    const { faults, journal } = opened(TEXT.replace('[1, 1]', '[1]'));
    expect(faults.map((f) => f.message)).toEqual(['the script has no die left for "monsterAttack"']);
    expect(current(journal).decision?.kind).toBe('survivalOpportunity');
  });
});

describe('a situation that is saved as a fight', () => {
  const FOLDER = 'tests/situations';
  const left = { begins: 0, whole: 0 };

  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.yaml')))(
    '%s: its commands lead to the same tables again',
    (name) => {
      const { setup, journal } = opened(readFileSync(`${FOLDER}/${name}`, 'utf8'));
      const again = loadFight(saveFight(keptFight(setup, journal, CONTENT), CONTENT), CONTENT);
      if (!isLoaded(again)) throw new Error(again.message);
      expect(again.notes.map(({ what }) => what)).toEqual(['course']);
      expect(again.journal.entries.map(({ state }) => hash(state))).toEqual(
        journal.entries.map(({ state }) => hash(state)),
      );
      expect(current(again.journal).dice).toMatchObject(
        current(journal).dice.source === 'typed' ? {} : { source: 'seeded', script: [] },
      );
      left[journal.entries.length > 1 ? 'whole' : 'begins'] += 1;
    },
  );

  it('and most have a course', () => expect(left.whole).toBeGreaterThan(left.begins));
});

describe('a moment that was saved as a file', () => {
  it('is text that opens again and comes to the same question', () => {
    const setup = quickFight();
    let journal = begun(setup, CONTENT);
    for (let n = 0; n < 6; n += 1) {
      const { decision } = current(journal);
      const key = decision?.options[0]?.key as string;
      const next = record(RULES, journal, { type: 'answer', decision: decision?.id as number, keys: [key] });
      if (!isJournal(next)) throw new Error(next.message);
      journal = next as typeof journal;
    }
    expect(commandsOf(journal)).toHaveLength(6);
    const moment = momentOf({ fight: journal, setup }, 'What can be done here?', CONTENT, WORDS);
    const text = situationText(moment);
    expect(text).toMatch(/^# yaml-language-server: \$schema=/);
    const { faults, journal: again } = opened(text);
    expect(faults).toEqual([]);
    const { decision } = current(journal);
    expect(current(again).decision?.options).toEqual(decision?.options);
  });
});
