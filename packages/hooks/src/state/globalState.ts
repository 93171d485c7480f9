import type { HeaderData, OutputOf } from '@driveline/api';
import type { QueryClient } from '@tanstack/react-query';
import { headerIn } from '../header/headerIn.ts';
import { queryRoots } from '../queryRoots.ts';

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

/** Values that scripts of different origin share with the shop by six agreed keys. */
export interface GlobalState {
  /** What was written last, else what the shop itself knows. @throws GlobalStateKeyError */
  read(key: GlobalStateKey): unknown;
  /** @throws GlobalStateKeyError */
  write(key: GlobalStateKey, value: unknown): void;
  /** Forgets what was written (ACCT-039). */
  clear(): void;
}

type Known = { readonly [Key in GlobalStateKey]?: () => unknown };

/** STATE-003, STATE-004: over what the queries of a page know. */
export function createGlobalState(queryClient: QueryClient): GlobalState {
  const newest = <T>(...queryKey: string[]) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey })
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
      .map(({ state }) => state.data as T | undefined)[0];
  const known: Known = {
    rewardsData: () => newest<OutputOf<'rewards.account'>>(...queryRoots.rewards, 'account')?.loyaltyAccount,
    store: (): HeaderData['storeDetails'] => headerIn(queryClient)?.storeDetails ?? null,
    saveForLater: () => newest(...queryRoots.cart, 'saved'),
    search: () => newest(...queryRoots.catalog, 'search'),
  };
  const written = new Map<GlobalStateKey, unknown>();
  const checked = (key: GlobalStateKey) => {
    if (!globalStateKeys.includes(key)) throw new GlobalStateKeyError();
    return key;
  };
  return {
    read: (key) => (written.has(checked(key)) ? written.get(key) : known[key]?.()),
    write: (key, value) => void written.set(checked(key), value),
    clear: () => written.clear(),
  };
}
