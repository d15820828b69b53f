import { beforeEach, describe, expect, it } from 'vitest';
import { beginFirstFight } from '../../../src/store/guide/firstFight';
import { followFight } from '../../../src/store/guide/follow';
import { BLANK, useGuide } from '../../../src/store/guide/guide';
import { IDEAS } from '../../../src/store/guide/ideas';
import { quickFight } from '../../../src/store/quickFight';
import { useSettings } from '../../../src/store/settings';
import { guide as words } from '../../../src/text/interface/en/guide';
import { chanceOf } from '../../../tools/play/chance';
import { answerOnce, guide, playOn, session, table, told, watch } from './playGuided';

beforeEach(() => {
  guide().leave();
  useSettings.getState().setPace('fast');
});

/** What a prologue has not: other fights do. */
const ELSEWHERE = ['terrain', 'dashSurge', 'encourage'];

describe('the first fight', () => {
  it('is the prologue’s lion against four survivors with what they wake up with, for one player', () => {
    expect(beginFirstFight(5)).toBe(true);
    const { monster, survivors, solo, survivalLimit, unlocked } = table();
    expect([monster.card, monster.level, solo]).toEqual(['whiteLion', 'prologue', true]);
    expect([survivalLimit, unlocked]).toEqual([1, ['dodge']]);
    const grids = survivors.map(({ grid }) => grid.flatMap((gear) => gear?.card ?? []));
    expect(grids).toEqual(Array(4).fill(['cloth', 'foundingStone']));
  });

  it.each([
    ['fast', 'slow'],
    ['instant', 'slow'],
    ['slow', 'slow'],
    ['step', 'step'],
  ] as const)(
    'begun at the pace "%s" it is shown at "%s", and so it stays when the guide is left',
    (before, during) => {
      useSettings.getState().setPace(before);
      beginFirstFight(5);
      expect(useSettings.getState().pace).toBe(during);
      guide().leave();
      expect(useSettings.getState().pace).toBe(during);
      session().start(quickFight(1));
      expect(useSettings.getState().pace).toBe(before);
    },
  );

  it('a second one is told anew, and leads back to the same pace', () => {
    beginFirstFight(5);
    playOn(5);
    expect(told().length).toBeGreaterThan(5);
    beginFirstFight(6);
    expect([told(), useSettings.getState().pace]).toEqual([[], 'slow']);
    session().start(quickFight(1));
    expect(useSettings.getState().pace).toBe('fast');
  });

  it('seen to its end, it gives the pace back', () => {
    beginFirstFight(5);
    playOn(5);
    expect(table().phase).toBe('over');
    expect(useSettings.getState().pace).toBe('fast');
  });

  it('who chose another pace meanwhile keeps it', () => {
    beginFirstFight(5);
    useSettings.getState().setPace('instant');
    guide().leave();
    expect(useSettings.getState().pace).toBe('instant');
    session().start(quickFight(1));
    expect(useSettings.getState().pace).toBe('instant');
  });

  it('another fight is not guided, and has the pace from before', () => {
    beginFirstFight(5);
    session().start(quickFight(1));
    expect([guide().fight, useSettings.getState().pace]).toEqual([null, 'fast']);
    const stop = followFight(false);
    watch();
    expect(told()).toEqual([]);
    stop();
  });
});

describe('ideas', () => {
  it('each is told by at least one real fight, and none twice in one', () => {
    const met = new Set<string>();
    const missing = () => IDEAS.map(({ id }) => id).filter((id) => !met.has(id));
    const other = (seed: number) => {
      const setup = quickFight(seed);
      useSettings.getState().setPace('step');
      session().start(setup);
      useGuide.setState({ ...BLANK, fight: setup });
    };
    for (let seed = 1; seed <= 60 && missing().length > 0; seed += 1) {
      if (missing().every((id) => ELSEWHERE.includes(id))) other(seed);
      else beginFirstFight(seed);
      playOn(seed, () => guide().read(), seed % 2 === 0);
      expect(told()).toEqual([...new Set(told())]);
      for (const id of told()) met.add(id);
    }
    expect(missing()).toEqual([]);
  });

  it('a first fight explains most of the game without a word of reading the rules', () => {
    beginFirstFight(3);
    playOn(3, () => guide().read());
    expect(told().length).toBeGreaterThan(25);
    expect(told().slice(0, 2)).toEqual(['start', 'aiCard']);
  });

  it('at a question one at most is told, however fast they are read', () => {
    beginFirstFight(4);
    const atQuestions = new Map<object, Set<string>>();
    playOn(4, () => {
      for (let n = 0; n < 5; n += 1) {
        const { now, mark } = guide();
        const entries: readonly object[] = session().journal?.entries ?? [];
        if (table().decision !== null && now !== null && mark !== null && entries.includes(mark)) {
          atQuestions.set(mark, (atQuestions.get(mark) ?? new Set()).add(now.id));
        }
        guide().read();
      }
    });
    const most = Math.max(...[...atQuestions.values()].map(({ size }) => size));
    expect(most).toBe(1);
  });

  it('one that was not read goes by itself when the fight goes on, and no question waits for it', () => {
    beginFirstFight(4);
    const stop = followFight(false);
    const chance = chanceOf(4);
    watch();
    let atQuestions = 0;
    while (table().decision !== null) {
      const { now } = guide();
      if (now !== null) atQuestions += 1;
      answerOnce(chance);
      expect(now === null || guide().now !== now, now?.id).toBe(true);
      watch();
    }
    stop();
    expect(atQuestions).toBeGreaterThan(10);
    expect(table().outcome).not.toBeNull();
  });

  it('background is told between two acts alone, several at once, and never with anything else', () => {
    const calm = new Set(IDEAS.filter(({ when }) => when.on === 'calm').map(({ id }) => id));
    beginFirstFight(3);
    const notes = new Map<object, string[]>();
    playOn(3, () => {
      const { now } = guide();
      if (now === null) return;
      const ids = [now, ...(now.also ?? [])].map(({ id }) => id);
      notes.set(now, ids);
      if (ids.some((id) => calm.has(id))) expect(table().decision?.kind).toBe('whoActs');
    });
    for (const ids of notes.values()) {
      expect(new Set(ids.map((id) => calm.has(id))).size, ids.join(' ')).toBe(1);
      if (!calm.has(ids[0] ?? '')) expect(ids).toHaveLength(1);
    }
    const calmNotes = [...notes.values()].filter((ids) => calm.has(ids[0] ?? ''));
    expect(calmNotes.flat().sort()).toEqual([...new Set(calmNotes.flat())].sort());
    expect(calmNotes.length).toBeLessThan(calmNotes.flat().length / 2);
  });

  it('every one has words of at most 45, and rules that the rulebook can have', () => {
    for (const { id, rules } of IDEAS) {
      const said = words.ideas[id as keyof typeof words.ideas];
      expect(said.words.split(/\s+/).length, id).toBeLessThanOrEqual(45);
      for (const rule of rules) expect(rule).toMatch(/^SD-\d+\.\d+$/);
    }
    expect(Object.keys(words.ideas).sort()).toEqual(IDEAS.map(({ id }) => id).sort());
  });
});

describe('leaving and taking up', () => {
  it('a fight that was left goes on without a word; taken up, nothing is told again, nor what happened meanwhile', () => {
    beginFirstFight(6);
    const stop = followFight(false);
    const chance = chanceOf(6);
    watch(() => guide().read());
    for (let n = 0; n < 6; n += 1) {
      answerOnce(chance);
      watch(() => guide().read());
    }
    const before = told();
    guide().leave();
    for (let n = 0; n < 10; n += 1) {
      answerOnce(chance);
      watch();
    }
    expect(told()).toEqual(before);
    const { setup, journal } = session();
    if (setup === null || journal === null) throw new Error('no fight');
    guide().takeUp(setup, journal.at);
    const now = told().slice(before.length);
    const kinds = IDEAS.filter(({ id }) => now.includes(id)).map(({ when }) => when.on);
    expect(kinds).not.toContain('event');
    while (table().decision !== null) {
      answerOnce(chance);
      watch(() => guide().read());
    }
    expect(told().slice(0, before.length)).toEqual(before);
    expect(told().length).toBeGreaterThan(before.length);
    expect(told()).toEqual([...new Set(told())]);
    stop();
  });

  it('undo tells nothing and takes nothing back', () => {
    beginFirstFight(6);
    const stop = followFight(false);
    const chance = chanceOf(6);
    watch();
    for (let n = 0; n < 4; n += 1) {
      answerOnce(chance);
      watch();
    }
    const before = told();
    session().undo();
    session().undo();
    const after = told().slice(before.length);
    expect(told().slice(0, before.length)).toEqual(before);
    expect(IDEAS.filter(({ id, when }) => after.includes(id) && when.on === 'event')).toEqual([]);
    stop();
  });
});
