/** STATE-003 */
export const globalStateKeys = [
  'rewardsData',
  'paypal',
  'store',
  'googlePay',
  'saveForLater',
  'search',
] as const;

export type GlobalStateKey = (typeof globalStateKeys)[number];

/** STATE-004 */
export class GlobalStateKeyError extends Error {
  override readonly name = 'GlobalStateKeyError';
  constructor() {
    super('Invalid global state key');
  }
}

/** Values that parts of different origin share by six agreed keys. */
export interface GlobalState {
  /** @throws GlobalStateKeyError */
  read(key: GlobalStateKey): unknown;
  /** @throws GlobalStateKeyError */
  write(key: GlobalStateKey, value: unknown): void;
  /** Forgets everything (ACCT-039). */
  clear(): void;
}

/** STATE-003, STATE-004: an empty one; a server makes one for each request. */
export function createGlobalState(): GlobalState {
  const values = new Map<GlobalStateKey, unknown>();
  const checked = (key: GlobalStateKey) => {
    if (!globalStateKeys.includes(key)) throw new GlobalStateKeyError();
    return key;
  };
  return {
    read: (key) => values.get(checked(key)),
    write: (key, value) => void values.set(checked(key), value),
    clear: () => values.clear(),
  };
}
