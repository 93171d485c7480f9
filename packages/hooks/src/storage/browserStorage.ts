/** The part of `Storage` that is used; `localStorage` and `sessionStorage` are ones. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Which storage each key lives in (STATE-007). */
export const storageKeys = {
  rememberMeChecked: 'local',
  email: 'local',
  displayEmailOptInAlert: 'local',
  disableProactiveChatExpiry: 'local',
  recentSearches: 'local',
  comparedParts: 'local',
  saveForLater: 'local',
  rewardsModalSkipped: 'local',
  returnsNoticeHiddenUntil: 'local',
  loggedInFrom: 'session',
  showWhatDidYouThink: 'session',
  interactionLocation: 'session',
  appBannerShown: 'session',
  ymmeActionSource: 'session',
  searchMethod: 'session',
  productFindingMethod: 'session',
  typeAheadValue: 'session',
  performedSearch: 'session',
  canShowToastNotification: 'session',
  signInAlertDisabled: 'session',
  signInAlertDelayed: 'session',
  signInAlertShown: 'session',
  signedInToastShown: 'session',
  lastCallAt: 'session',
  drafts: 'session',
  reportedOrder: 'session',
  surveyedOrder: 'session',
} as const satisfies Record<string, 'local' | 'session'>;

export type StorageKey = keyof typeof storageKeys;

export interface BrowserStorage {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
}

/**
 * Browser storage that never throws (STATE-009): where it is blocked, full or absent, values live in memory
 * for the page. Reading `window.localStorage` itself may throw, hence functions.
 */
export function createBrowserStorage(
  open: { readonly local: () => StorageLike; readonly session: () => StorageLike } = {
    local: () => globalThis.localStorage,
    session: () => globalThis.sessionStorage,
  },
): BrowserStorage {
  const memory = new Map<StorageKey, string>();
  const attempt = <T>(run: () => T, fallback: T): T => {
    try {
      return run();
    } catch {
      return fallback;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt(() => open[storageKeys[key]]().getItem(key), null),
    write(key, value) {
      const kept = attempt(() => (open[storageKeys[key]]().setItem(key, value), true), false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open[storageKeys[key]]().removeItem(key), undefined);
    },
  };
}
