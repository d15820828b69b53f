import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../src/engine';
import {
  begun,
  type Command,
  type Content,
  current,
  isJournal,
  type Journal,
  momentOf,
  playSituation,
  readSituation,
  record,
  type ShowdownState,
  showdownGame,
} from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { corrected } from '../../tools/fuzz/corrections';
import { chanceOf } from '../../tools/play/chance';
import { playFight } from '../../tools/play/playFight';
import { random } from '../../tools/play/random';
import { randomSetUp } from '../../tools/play/setups';
import { WORDS } from '../../tools/situation/words';

const content: Content = CONTENT;
const RULES = { game: showdownGame, content };

/** The question as far as it is the same in another fight: what it is, whose, all answers with all that they carry. */
const questionOf = ({ decision }: ShowdownState) =>
  decision === null ? null : { ...decision, id: 0, causes: [] };

/** A random fight up to some command. */
function fightUpTo(seed: number, commands: readonly Command[], at: number): Journal<ShowdownState, AnyEvent> {
  let journal = begun(randomSetUp(content, seed), content);
  for (const command of commands.slice(0, at)) {
    const next = record(RULES, journal, command);
    if (!isJournal(next)) throw new Error(next.message);
    journal = next as typeof journal;
  }
  return journal;
}

describe('a moment of a fight, written as a situation', () => {
  const seeds = Array.from({ length: 24 }, (_, i) => i + 1);
  it.each(seeds)('fight %i: read and played, it comes to the same question', (seed) => {
    const policy = seed % 4 === 1 ? corrected(random) : random;
    const { commands } = playFight(randomSetUp(content, seed), content, policy, seed);
    const chance = chanceOf(seed);
    for (let n = 0; n < 4; n += 1) {
      const fight = fightUpTo(seed, commands, 1 + chance(commands.length));
      const now = current(fight);
      const value = momentOf(
        { fight, setup: randomSetUp(content, seed) },
        'What can be done now?',
        content,
        WORDS,
      );
      if (now.round === 0) {
        expect(value).toBeNull();
        continue;
      }
      expect(value, `seed ${seed}, command ${fight.at}: ${now.decision?.kind}`).not.toBeNull();
      const situation = readSituation(JSON.parse(JSON.stringify(value)), content);
      if (Array.isArray(situation)) throw new Error(JSON.stringify(situation));
      const { problems, entries } = playSituation(situation, content, WORDS);
      expect(problems).toEqual([]);
      expect(questionOf(entries.at(-1)?.state as ShowdownState)).toEqual(questionOf(now));
    }
  });
});
