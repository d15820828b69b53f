import type { Page } from '@playwright/test';

/**
 * Looks at every answer of the pending question as a hand would: it is brought into sight by its own list alone, and its
 * centre and four inset corners must receive the press. Gives back what is wrong.
 */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const root = document.documentElement;
    const wide = root.scrollWidth - root.clientWidth;
    if (wide > 0) wrong.push(`the page scrolls sideways by ${wide} px`);
    const why = [...document.querySelectorAll('section button')].find((b) => b.textContent === 'Why?');
    // A question that nothing is to be said of has no such button.
    const bar = why?.closest('section') ?? document.querySelector('[data-spot="question"]');
    if (bar == null) return [...wrong, 'no question'];
    const listOf = (button: Element): Element | null => {
      for (let at = button.parentElement; at !== null && at !== bar; at = at.parentElement) {
        const rolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
        if (rolls && at.scrollHeight > at.clientHeight) return at;
      }
      return null;
    };
    const INSET = 4;
    for (const button of bar.querySelectorAll('li > button, fieldset button')) {
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
      const list = listOf(button);
      const before = list?.scrollTop ?? 0;
      if (list !== null) {
        const [outer, inner] = [list.getBoundingClientRect(), button.getBoundingClientRect()];
        list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
      }
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight)
        wrong.push(`${name}: off the screen (${left}, ${top}, ${right}, ${bottom})`);
      const points = [
        [left + width / 2, top + height / 2],
        [left + INSET, top + INSET],
        [right - INSET, top + INSET],
        [left + INSET, bottom - INSET],
        [right - INSET, bottom - INSET],
      ] as const;
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && button.contains(hit)) continue;
        const what = hit === null ? 'nothing' : `${hit.tagName}.${hit.getAttribute('class')}`;
        wrong.push(`${name}: a press at ${Math.round(x)}, ${Math.round(y)} goes to ${what}`);
      }
      if (list !== null) list.scrollTop = before;
    }
    return wrong;
  });
}

/** Adds up every layout shift from now on, those after a press included. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moved = entry.sources?.map(({ node, previousRect: a, currentRect: b }) => {
          const at = node instanceof Element ? node : node?.parentElement;
          const path = [at, at?.parentElement, at?.parentElement?.parentElement].map(
            (e) => `${e?.tagName}.${e?.getAttribute('class')}`,
          );
          return `${path.join(' < ')} ${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`;
        });
        seen.push(`${entry.value.toFixed(6)} ${moved?.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
