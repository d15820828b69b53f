import { act } from '@testing-library/react';

const shown = new WeakSet<HTMLElement>();

/** What the browser does when a panel is shown or hidden. */
function turn(panel: HTMLElement, open: boolean): void {
  if (shown.has(panel) === open) return;
  const states = { oldState: open ? 'closed' : 'open', newState: open ? 'open' : 'closed' };
  act(() => {
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), states));
    shown[open ? 'add' : 'delete'](panel);
    panel.dispatchEvent(Object.assign(new Event('toggle'), states));
  });
}

/** happy-dom has no popovers (the published stand-in leaves out what a press does there): shows and hides them as a browser does. */
export function bringPopovers(): void {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true);
    },
    hidePopover(this: HTMLElement) {
      turn(this, false);
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (panel !== null) turn(panel, !shown.has(panel));
  });
}
