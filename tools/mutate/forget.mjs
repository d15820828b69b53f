// Modules stay loaded from one mutant to the next, and with them what they remember: readings of a gear grid, places of
// terrain. What was remembered while a mutant was at work must not reach the next one.

const { Map: PlainMap, WeakMap: PlainWeakMap } = globalThis;

/** @type {(() => void)[]} */
const forgets = [];

/** A map that goes back to what it held when everything was loaded. */
class LoadedMap extends PlainMap {
  /** @param {Iterable<readonly [unknown, unknown]>} [entries] */
  constructor(entries) {
    super();
    for (const [key, value] of entries ?? []) this.set(key, value);
    /** @type {[unknown, unknown][] | undefined} */
    let loaded;
    forgets.push(() => {
      loaded ??= [...this];
      this.clear();
      for (const [key, value] of loaded) this.set(key, value);
    });
  }
}

/** The same with weak keys: what came after the loading lies in a map of its own. */
class LoadedWeakMap extends PlainWeakMap {
  /** @type {WeakMap<WeakKey, unknown> | undefined} */
  #since;

  /** @param {Iterable<readonly [WeakKey, unknown]>} [entries] */
  constructor(entries) {
    super();
    for (const [key, value] of entries ?? []) super.set(key, value);
    forgets.push(() => {
      this.#since = new PlainWeakMap();
    });
  }
  /**
   * @override
   * @param {WeakKey} key
   */
  get(key) {
    return this.#since?.has(key) ? this.#since.get(key) : super.get(key);
  }
  /**
   * @override
   * @param {WeakKey} key
   */
  has(key) {
    return (this.#since?.has(key) ?? false) || super.has(key);
  }
  /**
   * @override
   * @param {WeakKey} key
   * @param {unknown} value
   */
  set(key, value) {
    if (this.#since) this.#since.set(key, value);
    else super.set(key, value);
    return this;
  }
}

/**
 * Loads modules whose maps can forget.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<{ loaded: T, forget: () => void }>} what was loaded, and the way back to that moment
 */
export async function loadForgetful(load) {
  Object.assign(globalThis, { Map: LoadedMap, WeakMap: LoadedWeakMap });
  try {
    const loaded = await load();
    const forget = () => {
      for (const one of forgets) one();
    };
    forget();
    return { loaded, forget };
  } finally {
    Object.assign(globalThis, { Map: PlainMap, WeakMap: PlainWeakMap });
  }
}
