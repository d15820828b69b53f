import {
  type AnyEvent,
  type Content,
  current,
  type Journal,
  type SetUp,
  SHOWDOWN,
  type ShowdownState,
} from '../../../src/engine';
import { CONTENT } from '../../../src/store/content';
import { openSituation, playFile } from '../../../src/store/situation/situationFile';
import { namesOf } from '../../../src/text';
import { uniform } from '../../play/policy';
import { randomSetUp } from '../../play/setups';
import { TEXT, WORDS } from '../../situation/words';
import { Harm, type HostileGame } from '../game';

function say(journal: Journal<ShowdownState, AnyEvent>, since: number): void {
  const state = current(journal);
  const { decision } = state;
  const names = namesOf(state);
  if (decision !== null) {
    TEXT.question(decision, names);
    for (const option of [...decision.options, ...decision.interjections])
      TEXT.option(option, decision, names);
  }
  for (const entry of journal.entries.slice(since))
    for (const event of entry.events) {
      TEXT.eventLine(event, names);
      TEXT.reason(event, names);
    }
}

/** Showdowns. */
export const SHOWDOWN_GAME: HostileGame<SetUp, ShowdownState, Content, AnyEvent> = {
  table: SHOWDOWN,
  content: CONTENT,
  setUp: (seed) => randomSetUp(CONTENT, seed),
  answer: (state, decision, chance) => uniform(state, decision, chance, CONTENT),
  say,
  latest: 80,
  situations: 'tests/situations',
  playSituation(text) {
    const file = openSituation(text, CONTENT);
    if (Array.isArray(file)) {
      if (file.length === 0) throw new Harm('it is refused without a word');
      return 'situation refused';
    }
    const { faults, journal } = playFile(file, CONTENT, WORDS);
    say(journal, 0);
    return faults.length > 0 ? 'situation: otherwise' : 'situation holds';
  },
};
