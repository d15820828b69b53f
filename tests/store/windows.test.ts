import { beforeEach, describe, expect, it } from 'vitest';
import { commandsOf, current, hashOf, isJournal, replay, showdownGame } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { isOwnAnswer } from '../../src/store/ownAnswers';
import { useSession } from '../../src/store/session';
import { openSituation, playFile } from '../../src/store/situation/situationFile';
import { windowOf } from '../../src/store/windows';
import { WORDS } from '../../tools/situation/words';

/** A lion's turn with two chances to dash or surge, a hit that can be dodged, and a second round. */
const TEXT = `title: A turn with windows
monster: { at: H11 }
survivors:
  Mika: { at: H13, survival: 3 }
  Ren: { at: A1, survival: 3 }
piles: { deck: [comboClaw, claw, chomp] }
steps:
  - monster turn
  - expect: { question: survivalOpportunity }
`;

const session = () => useSession.getState();
const table = () => {
  const { journal } = session();
  if (journal === null) throw new Error('nothing lies on the table');
  return current(journal);
};
const asked = () => table().decision;
const window = () => {
  const decision = asked();
  return decision === null ? null : windowOf(decision);
};
const at = () => session().journal?.at ?? -1;

beforeEach(() => {
  const file = openSituation(TEXT, CONTENT);
  if (Array.isArray(file)) throw new Error(JSON.stringify(file));
  const { setup, journal } = playFile(file, CONTENT, WORDS);
  session().open(setup, journal);
});

/** Answers what must be answered, and lets everything pass that may, until a round is reached; what was asked on the way. */
function playTo(round: number): string[] {
  const kinds: string[] = [];
  for (let n = 0; n < 80 && table().round < round; n += 1) {
    kinds.push(asked()?.kind ?? '');
    const options = asked()?.options ?? [];
    const pass = options.find((o) => ['pass', 'endTurn'].includes(o.key)) ?? options[0];
    session().answer(pass?.key ?? '');
  }
  return kinds;
}

describe('windows that are declined for the whole fight', () => {
  it('pass in every later round, too', () => {
    session().decline(['s1', 's2'], 'fight');
    const kinds = playTo(3);
    expect(table().round).toBe(3);
    expect(kinds).not.toContain('survivalOpportunity');
  });

  it('is a wish of one survivor: the other is still asked', () => {
    session().decline(['s1'], 'fight');
    expect(window()?.id).toBe('survivalOpportunity');
    expect(session().declined).toEqual([{ survivor: 's1', window: 'survivalOpportunity', round: null }]);
  });

  it('takes the place of the wish for the round, and one for the round adds nothing to it', () => {
    session().decline(['s1']);
    session().decline(['s1'], 'fight');
    session().decline(['s1'], 'round');
    expect(session().declined).toEqual([{ survivor: 's1', window: 'survivalOpportunity', round: null }]);
  });

  it('is taken back on the sheet: from then on it is asked again', () => {
    session().decline(['s1', 's2'], 'fight');
    session().askAgain('s1', 'survivalOpportunity');
    expect(session().declined.map((d) => d.survivor)).toEqual(['s2']);
    expect(playTo(3)).toContain('survivalOpportunity');
  });
});

describe('windows that are declined for the round', () => {
  it('a survival opportunity is open to everybody who has one, and passes by its own answer', () => {
    expect(window()).toEqual({
      id: 'survivalOpportunity',
      kind: 'survivalOpportunity',
      survivors: ['s1', 's2'],
      pass: 'pass',
    });
  });

  it('one who declines is not enough: the other is still asked', () => {
    const before = at();
    session().decline(['s1']);
    expect(at()).toBe(before);
    expect(window()?.id).toBe('survivalOpportunity');
    expect(session().declined).toEqual([{ survivor: 's1', window: 'survivalOpportunity', round: 1 }]);
  });

  it('once everybody declines, this one and all later ones of the round pass, and nothing else does', () => {
    session().decline(['s1', 's2']);
    for (let n = 0; n < 40 && table().round === 1; n += 1) {
      expect(asked()?.kind).not.toBe('survivalOpportunity');
      const options = asked()?.options ?? [];
      const pass = options.find((o) => ['pass', 'endTurn'].includes(o.key)) ?? options[0];
      session().answer(pass?.key ?? '');
    }
    expect(table().round).toBe(2);
  });

  it('the next round asks again', () => {
    session().decline(['s1', 's2']);
    const kinds: string[] = [];
    for (let n = 0; n < 60 && table().round < 3; n += 1) {
      if (table().round === 2) kinds.push(asked()?.kind ?? '');
      const options = asked()?.options ?? [];
      const pass = options.find((o) => ['pass', 'endTurn'].includes(o.key)) ?? options[0];
      session().answer(pass?.key ?? '');
    }
    expect(kinds).toContain('survivalOpportunity');
  });

  it('what the program answered is a command: the fight is the same when it is played again', () => {
    const { journal: start } = session();
    if (start === null) throw new Error('no fight');
    session().decline(['s1', 's2']);
    session().answer(asked()?.options.at(-1)?.key ?? '');
    const played = session().journal;
    if (played === null) throw new Error('no fight');
    const again = replay(
      { game: showdownGame, content: CONTENT },
      { entries: start.entries.slice(0, 1), at: 0 },
      commandsOf(played),
    );
    if (!isJournal(again)) throw new Error(again.message);
    expect(hashOf(again)).toBe(hashOf(played));
  });

  it('undo leads past what the program answered, to what a person did, and redo forth again', () => {
    session().decline(['s1', 's2']);
    expect(asked()?.kind).toBe('dodge');
    const first = at();
    session().answer('pass');
    expect(asked()?.kind).toBe('whoActs');
    const last = at();
    const { journal } = session();
    expect(journal?.entries.map(isOwnAnswer)).toEqual([false, false, false, true]);
    session().undo();
    expect(at()).toBe(first);
    expect(asked()?.kind).toBe('dodge');
    session().redo();
    expect(at()).toBe(last);
  });

  it('the last one’s wish is an answer that somebody gave: undo leads back to the window, where it can be taken back', () => {
    session().decline(['s1', 's2']);
    session().undo();
    expect(window()?.id).toBe('survivalOpportunity');
    session().askAgain('s2', 'survivalOpportunity');
    expect(session().declined.map((d) => d.survivor)).toEqual(['s1']);
    session().answer('pass');
    session().answer('pass');
    expect(window()?.id).toBe('survivalOpportunity');
  });

  it('a new fight knows nothing of the old one’s wishes', () => {
    session().decline(['s1']);
    const { setup, journal } = session();
    if (setup === null || journal === null) throw new Error('no fight');
    session().open(setup, journal);
    expect(session().declined).toEqual([]);
  });

  it('a question that must be answered is no window', () => {
    session().answer('pass');
    for (let n = 0; n < 10 && asked()?.kind !== 'whoActs'; n += 1)
      session().answer(window()?.pass ?? asked()?.options[0]?.key ?? '');
    expect(asked()?.kind).toBe('whoActs');
    expect(window()).toBeNull();
    const before = session().declined;
    session().decline(['s1', 's2']);
    expect(session().declined).toBe(before);
  });
});
