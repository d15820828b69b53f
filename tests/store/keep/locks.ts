interface Holder {
  reject: (error: unknown) => void;
}

/**
 * The browser's locks as far as they are used here; all tabs of a browser share them. `late`: so many milliseconds pass
 * until a page hears of a lock that it was given, and until the browser hears that the page had given up meanwhile.
 */
export function newLocks(late = 0) {
  const holders = new Map<string, Holder>();
  const queues = new Map<string, (() => void)[]>();

  const queueOf = (name: string): (() => void)[] => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };

  function request(
    name: string,
    {
      signal,
      steal = false,
      ifAvailable = false,
    }: { signal?: AbortSignal; steal?: boolean; ifAvailable?: boolean; mode?: 'shared' },
    keep: (lock: object | null) => unknown,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const holder: Holder = { reject };
      let given = false;
      const free = () => {
        if (holders.get(name) !== holder) return;
        holders.delete(name);
        queueOf(name).shift()?.();
      };
      const tell = () => {
        if (signal?.aborted) return;
        given = true;
        // One that may be shared is let go at once here.
        void Promise.resolve(keep({ name })).then((value) => {
          resolve(value);
          free();
        });
      };
      const grant = () => {
        holders.set(name, holder);
        if (late === 0) tell();
        else setTimeout(tell, late);
      };
      if (steal) holders.get(name)?.reject(new DOMException('stolen', 'AbortError'));
      if (ifAvailable && holders.has(name)) {
        resolve(keep(null));
        return;
      }
      signal?.addEventListener('abort', () => {
        const at = queueOf(name).indexOf(grant);
        if (at >= 0) queueOf(name).splice(at, 1);
        else if (!given) setTimeout(free, late);
        if (!given) reject(signal.reason);
      });
      if (steal || !holders.has(name)) grant();
      else queueOf(name).push(grant);
    });
  }
  return { request };
}
