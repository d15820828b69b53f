import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'showdown-table.settings';

/** The settings as a page that has just been loaded has them. */
async function loaded() {
  vi.resetModules();
  const { useSettings } = await import('../../src/store/settings');
  return useSettings;
}

const chosen = ({ theme, pace, handOver }: { theme: string; pace: string; handOver: string }) => ({
  theme,
  pace,
  handOver,
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('settings', () => {
  it('are there again after a reload', async () => {
    const before = await loaded();
    before.getState().setTheme('light');
    before.getState().setPace('step');
    before.getState().setHandOver('cover');
    const after = await loaded();
    expect(chosen(after.getState())).toEqual({ theme: 'light', pace: 'step', handOver: 'cover' });
  });

  it.each([
    '',
    'null',
    '{"state":null,"version":0}',
    '{"state":{"theme":"__proto__","pace":7,"handOver":["cover"]},"version":0}',
    '{"state":{"setTheme":"x"},"version":0}',
    '{"state":',
  ])('are the usual ones where what is kept is spoiled: %s', async (text) => {
    localStorage.setItem(KEY, text);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const settings = await loaded();
    expect(chosen(settings.getState())).toEqual({ theme: 'dark', pace: 'fast', handOver: 'quiet' });
    settings.getState().setTheme('light');
    expect(settings.getState().theme).toBe('light');
  });

  it('hold until the page is closed where nothing can be kept', async () => {
    const shut = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: shut, setItem: shut, removeItem: shut });
    const settings = await loaded();
    settings.getState().setPace('slow');
    expect(settings.getState().pace).toBe('slow');
    vi.unstubAllGlobals();
  });
});
