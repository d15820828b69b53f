import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShowdownState } from '../../../src/engine';
import { BLANK, useGuide } from '../../../src/store/guide/guide';
import { usePlayOut } from '../../../src/store/playOut';
import { quickFight } from '../../../src/store/quickFight';
import { useSession } from '../../../src/store/session';
import { useSettings } from '../../../src/store/settings';
import type { Picture } from '../../../src/store/showing';
import { useShownPicture } from '../../../src/ui/table/useShownPicture';

const STATE = {} as ShowdownState;
const picture = (told: number, waits: boolean): Picture => ({
  state: STATE,
  events: [],
  entry: 1,
  told,
  ms: 100,
  waits,
  step: false,
});

beforeEach(() => {
  vi.useFakeTimers();
  usePlayOut.getState().begin([picture(1, true), picture(2, false), picture(3, true)]);
});
afterEach(() => {
  vi.useRealTimers();
  usePlayOut.getState().rest();
  useSettings.getState().setPace('fast');
});

const shownAt = (pace: 'step' | 'slow' | 'fast' | 'instant') => {
  useSettings.getState().setPace(pace);
  const { result } = renderHook(useShownPicture);
  return {
    told: () => result.current?.picture.told ?? null,
    after: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
};

test('at the pace "fast" each picture is there as long as it is for play, then the table', () => {
  const { told, after } = shownAt('fast');
  expect(told()).toBe(1);
  after(99);
  expect(told()).toBe(1);
  after(1);
  expect(told()).toBe(2);
  after(100);
  expect(told()).toBe(3);
  after(100);
  expect(told()).toBeNull();
});

test('at the pace "slow" it is longer', () => {
  const { told, after } = shownAt('slow');
  after(249);
  expect(told()).toBe(1);
  after(1);
  expect(told()).toBe(2);
});

test('at the pace "step" the monster’s pictures wait for a press, others go on by themselves', () => {
  const { told, after } = shownAt('step');
  after(10_000);
  expect(told()).toBe(1);
  act(() => usePlayOut.getState().next());
  expect(told()).toBe(2);
  after(100);
  expect(told()).toBe(3);
  after(10_000);
  expect(told()).toBe(3);
  act(() => usePlayOut.getState().next());
  expect(told()).toBeNull();
});

test('who changes to "instant" in the middle sees the table at once', () => {
  const { told, after } = shownAt('slow');
  act(() => useSettings.getState().setPace('instant'));
  for (let n = 0; n < 3; n += 1) after(0);
  expect(told()).toBeNull();
});

test('with a guide a picture waits while something is told of it; the guide left, the rest has the pace that is shown', () => {
  const setup = quickFight(1);
  useSession.getState().start(setup);
  usePlayOut.getState().begin([picture(1, true), picture(2, false), picture(3, true)]);
  const mark = usePlayOut.getState().pictures[0] ?? null;
  useGuide.setState({ ...BLANK, fight: setup, mark, now: { id: 'start', who: null } });
  const { told, after } = shownAt('slow');
  after(10_000);
  expect(told()).toBe(1);
  act(() => useGuide.getState().leave());
  expect(useSettings.getState().pace).toBe('slow');
  after(249);
  expect(told()).toBe(1);
  after(1);
  expect(told()).toBe(2);
  after(249);
  expect(told()).toBe(2);
  after(1);
  expect(told()).toBe(3);
});

test('a picture that the guide has not heard of yet waits for it, but nobody waits for the guide of another fight', () => {
  const setup = quickFight(1);
  useSession.getState().start(setup);
  usePlayOut.getState().begin([picture(1, true), picture(2, false)]);
  useGuide.setState({ ...BLANK, fight: setup });
  const { told, after } = shownAt('fast');
  after(10_000);
  expect(told()).toBe(1);
  act(() => useGuide.setState({ fight: quickFight(2) }));
  after(100);
  expect(told()).toBe(2);
});
