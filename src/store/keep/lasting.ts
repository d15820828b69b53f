import { useKeeping } from './keeping';

const ASKED = 'showdown-table.askedToLast';

/** Whether somebody was asked before in this browser; some show a question, which nobody wants to see with every fight. */
function askedBefore(): boolean {
  try {
    if (localStorage.getItem(ASKED) !== null) return true;
    localStorage.setItem(ASKED, 'yes');
    return false;
  } catch {
    return true;
  }
}

/** Whether the browser grants it without a question. */
async function grantedAlready(): Promise<boolean> {
  const { state } = await navigator.permissions.query({ name: 'persistent-storage' });
  return state === 'granted';
}

/** Finds out whether what is kept may be cleared by the browser. */
export async function knowWhetherItLasts(): Promise<void> {
  try {
    useKeeping.setState({ lasting: await navigator.storage.persisted() });
  } catch {
    // A browser that does not know the word promises nothing.
  }
}

/** Asks the browser not to clear what is kept by itself, now that there is a fight to lose. A refusal is fine: it is told, files are offered. */
export async function askToLast(): Promise<void> {
  try {
    if (useKeeping.getState().lasting === true) return;
    const known = askedBefore() && !(await grantedAlready());
    if (!known) useKeeping.setState({ lasting: await navigator.storage.persist() });
  } catch {
    // As above.
  }
}
