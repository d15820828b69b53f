interface Holder {
  reject: (error: unknown) => void;
}

/** The browser's locks as far as they are used here; all tabs of a browser share them. */
export function newLocks() {
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
      const grant = () => {
        holders.set(name, holder);
        // One that may be shared is let go at once here.
        void Promise.resolve(keep({ name })).then((value) => {
          resolve(value);
          if (holders.get(name) !== holder) return;
          holders.delete(name);
          queueOf(name).shift()?.();
        });
      };
      if (steal) holders.get(name)?.reject(new DOMException('stolen', 'AbortError'));
      if (ifAvailable && holders.has(name)) {
        resolve(keep(null));
        return;
      }
      if (steal || !holders.has(name)) {
        grant();
        return;
      }
      queueOf(name).push(grant);
      signal?.addEventListener('abort', () => {
        const at = queueOf(name).indexOf(grant);
        if (at < 0) return;
        queueOf(name).splice(at, 1);
        reject(signal.reason);
      });
    });
  }
  return { request };
}
