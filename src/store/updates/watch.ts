import { isFightHeld } from './fighting';
import { useUpdates } from './updates';

/** So often the page looks for a newer version while it stays open, in milliseconds. */
const EVERY = 60 * 60_000;

/** What the service worker tells (src/offline/worker.ts). */
function hear(told: unknown): void {
  if (typeof told !== 'object' || told === null) return;
  const { type, running, ready } = told as Record<string, unknown>;
  const { at, version } = useUpdates.getState();
  if (type === 'taken') {
    if (at !== 'taking') useUpdates.setState({ at: 'taken', later: false });
  } else if (type === 'status' && typeof ready === 'string' && at !== 'taken' && at !== 'taking') {
    if (running === ready) useUpdates.setState({ at: 'none', version: null });
    // The same is told more than once: what somebody answered to it stays.
    else if (ready !== version) useUpdates.setState({ at: 'ready', version: ready, later: false });
  }
}

/** Asks the worker something and waits for its answer. */
async function ask(what: 'status' | 'take'): Promise<unknown> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    active?.postMessage(what, [port2]);
  });
}

/** Keeps the page's files in the browser, so that it works without a network, and tells of newer versions. */
export async function watchForUpdates(): Promise<void> {
  // Neither in private windows of some browsers nor from a server without a secure line.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => hear(data));
  try {
    const registration = await navigator.serviceWorker.register('./sw.js');
    hear(await ask('status'));
    const look = () => void registration.update().catch(() => undefined);
    setInterval(look, EVERY);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  } catch {
    // Without a worker the page works as long as there is a network.
  }
}

/** Changes to the newer version, unless a fight is under way in some tab. */
export async function takeUpdate(reload = () => window.location.reload()): Promise<void> {
  if (useUpdates.getState().at === 'taken') return reload();
  if (await isFightHeld()) {
    useUpdates.setState({ at: 'busy' });
    return;
  }
  useUpdates.setState({ at: 'taking' });
  await ask('take');
  reload();
}
