import { beforeEach, describe, expect, it } from 'vitest';
import { current, spaceName } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { usePlayOut } from '../../src/store/playOut';
import { quickFight } from '../../src/store/quickFight';
import { useSession } from '../../src/store/session';
import { useSettings } from '../../src/store/settings';
import { openSituation, playFile } from '../../src/store/situation/situationFile';
import { WORDS } from '../../tools/situation/words';
import { ON_ITS_WAY } from './onItsWay';

const session = () => useSession.getState();
const out = () => usePlayOut.getState();
const told = () => out().pictures.flatMap(({ events, step }) => (step ? [] : events.map((e) => e.type)));

beforeEach(() => {
  const file = openSituation(ON_ITS_WAY, CONTENT);
  if (Array.isArray(file)) throw new Error(JSON.stringify(file));
  const { setup, journal } = playFile(file, CONTENT, WORDS);
  useSettings.getState().setPace('fast');
  session().open(setup, journal);
});

describe('what came of an answer, picture by picture', () => {
  it('a fight that was opened lies there as it is', () => {
    expect(out().pictures).toEqual([]);
  });

  it('an answer is played out: the lion walks, then strikes; the table itself is already there', () => {
    session().answer('pass');
    const kinds = told();
    expect(kinds.indexOf('moved')).toBeLessThan(kinds.indexOf('monsterAttacked'));
    expect(kinds).toContain('moved');
    expect(session().journal?.at).toBe(1);
  });

  it('a way is shown space by space, each with the lion where it is then, and nobody asked', () => {
    const before = session().journal;
    session().answer('pass');
    const steps = out().pictures.filter(({ step }) => step);
    const spaces = steps.map(({ state }) => spaceName(state.monster.space as number));
    expect(spaces).toEqual(['H6', 'H7', 'H8']);
    expect(steps.map(({ state }) => state.decision)).toEqual([null, null, null]);
    const moved = out().pictures.find((p) => !p.step && p.events.some((e) => e.type === 'moved'));
    expect(spaceName(moved?.state.monster.space as number)).toBe('H9');
    expect(before === null ? null : current(before).monster.space).not.toBe(moved?.state.monster.space);
  });

  it('each picture tells how much of the log stands by then, and the last tells no more than there is', () => {
    session().answer('pass');
    const counts = out().pictures.map((p) => p.told);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBeLessThanOrEqual(session().journal?.entries[1]?.events.length ?? 0);
  });

  it('the monster’s own doings wait for a press at the pace "step", the steps of a way do not', () => {
    session().answer('pass');
    const struck = out().pictures.find((p) => p.events.some((e) => e.type === 'monsterAttacked'));
    expect(struck?.waits).toBe(true);
    expect(out().pictures.filter((p) => p.step && p.waits)).toEqual([]);
  });

  it('next goes on to the table behind the last picture; the rest is shown at once', () => {
    session().answer('pass');
    const { length } = out().pictures;
    for (let n = 1; n < length; n += 1) out().next();
    expect(out().at).toBe(length - 1);
    out().next();
    expect(out().pictures).toEqual([]);
    session().undo();
    session().answer('pass');
    out().rest();
    expect(out().pictures).toEqual([]);
  });

  it('at the pace "instant" nothing is played out', () => {
    useSettings.getState().setPace('instant');
    session().answer('pass');
    expect(out().pictures).toEqual([]);
  });

  it('undo and redo show the table at once, also in the middle of a play-out', () => {
    session().answer('pass');
    expect(out().pictures.length).toBeGreaterThan(0);
    session().undo();
    expect(out().pictures).toEqual([]);
    session().redo();
    expect(out().pictures).toEqual([]);
  });

  it('a correction by hand is no event to watch', () => {
    session().edit({ what: 'points', survivor: 's1', points: 'survival', by: 1 });
    expect(session().trouble).toBeNull();
    expect(out().pictures).toEqual([]);
  });

  it('a new fight opens with the monster’s first draw, not with its set-up', () => {
    expect(session().start(quickFight(7))).toBe(true);
    expect(told()).toContain('aiDrawn');
    expect(told()).not.toContain('terrainPlaced');
    expect(out().pictures.every(({ entry }) => entry === 0)).toBe(true);
  });
});
