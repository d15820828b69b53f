import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { current, type ShowdownState } from '../../../src/engine';
import { quickFight } from '../../../src/store/quickFight';
import { useSeat } from '../../../src/store/seat';
import { useSession } from '../../../src/store/session';
import { useSettings } from '../../../src/store/settings';
import { useHandOver } from '../../../src/ui/table/useHandOver';

/** The table with a question to somebody; each question has a number of its own. */
function asked(id: number, by: string): ShowdownState {
  const { journal } = useSession.getState();
  if (journal === null) throw new Error('no fight');
  const state = current(journal);
  if (state.decision === null) throw new Error('nothing is asked');
  return { ...state, decision: { ...state.decision, id, by } };
}

function begin(solo: boolean) {
  const setup = quickFight(7);
  const players = solo ? ['You'] : ['Mika', 'Jun'];
  const survivors = setup.survivors.map((s, at) => ({ ...s, player: at % players.length }));
  useSession.getState().start({ ...setup, players, solo, survivors });
}

beforeEach(() => {
  useSettings.getState().setHandOver('quiet');
  useSeat.setState({ fight: null, player: null });
  begin(false);
});

describe('passing the screen on', () => {
  it('quietly: a sign for one question when another player decides, and nothing waits', () => {
    const { result, rerender } = renderHook(({ state }) => useHandOver(state), {
      initialProps: { state: asked(1, 'p1') },
    });
    expect(result.current).toMatchObject({ cover: null, sign: null });
    rerender({ state: asked(2, 'p2') });
    expect(result.current.cover).toBeNull();
    expect(result.current.sign?.name).toBe('Jun');
    rerender({ state: asked(3, 'p2') });
    expect(result.current.sign).toBeNull();
  });

  it('what all survivors decide passes nothing, nor does the same player after it', () => {
    const { result, rerender } = renderHook(({ state }) => useHandOver(state), {
      initialProps: { state: asked(1, 'p1') },
    });
    rerender({ state: asked(2, 'survivors') });
    expect(result.current.sign).toBeNull();
    rerender({ state: asked(3, 'p1') });
    expect(result.current.sign).toBeNull();
  });

  it('with a cover the question waits until the player is there', () => {
    useSettings.getState().setHandOver('cover');
    const { result, rerender } = renderHook(({ state }) => useHandOver(state), {
      initialProps: { state: asked(1, 'p1') },
    });
    act(() => result.current.onTaken());
    expect(result.current.cover).toBeNull();
    rerender({ state: asked(2, 'p2') });
    expect(result.current.cover?.name).toBe('Jun');
    act(() => result.current.onTaken());
    expect(result.current.cover).toBeNull();
    rerender({ state: asked(3, 'p2') });
    expect(result.current.cover).toBeNull();
  });

  it('a new fight knows nothing of who sat there before', () => {
    useSettings.getState().setHandOver('cover');
    const { result } = renderHook(() => useHandOver(asked(1, 'p1')));
    act(() => result.current.onTaken());
    act(() => begin(false));
    expect(renderHook(() => useHandOver(asked(1, 'p1'))).result.current.cover?.name).toBe('Mika');
  });

  it('alone nobody passes anything', () => {
    useSettings.getState().setHandOver('cover');
    begin(true);
    const { result, rerender } = renderHook(({ state }) => useHandOver(state), {
      initialProps: { state: asked(1, 'p1') },
    });
    rerender({ state: asked(2, 'p1') });
    expect(result.current).toMatchObject({ cover: null, sign: null });
  });
});
