/**
 * A map of bounded size: what was read or set longest ago goes first. How old an entry may be is for its user to say: one
 * asks again, one answers it once more meanwhile, one falls back on it.
 * @param most entries that are kept
 */
export class RecentMap<Key, Value extends NonNullable<unknown>> {
  // In the order of their last use: a map keeps the order in which keys came.
  readonly #entries = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#place(key, value);
    return value;
  }

  /** Reads what does not count as used. */
  peek(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    this.#place(key, value);
    if (this.#entries.size <= this.#most) return;
    for (const longestUnused of this.#entries.keys()) {
      this.#entries.delete(longestUnused);
      return;
    }
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  #place(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }
}
