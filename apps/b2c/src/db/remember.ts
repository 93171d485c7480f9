import { RecentMap } from '../ops/recentMap.ts';
import type { Executor } from './tx.ts';
import { leaveTransactionScope } from './txScope.ts';

interface Entry<T> {
  at: number;
  value: Promise<T>;
  refreshing: boolean;
}

export interface RememberOptions {
  /** Older answers are given once more while a new one is read. */
  freshMs: number;
  /** Oldest used entries beyond it are forgotten. */
  limit: number;
}

/**
 * Keeps what a read returns, per database and key. For catalogue data only: it changes by imports, every process
 * may hold its own copy, and a minute of age harms nobody.
 */
export function remember<T>(
  options: RememberOptions,
  read: (db: Executor, key: string) => Promise<T>,
): (db: Executor, key?: string) => Promise<T> {
  const byDatabase = new WeakMap<Executor, RecentMap<string, Entry<T>>>();
  const start = (db: Executor, key: string) => leaveTransactionScope(() => read(db, key));
  return (db, key = '') => {
    if (db.isTransaction) return read(db, key);
    const entries = byDatabase.get(db) ?? new RecentMap<string, Entry<T>>(options.limit);
    byDatabase.set(db, entries);
    const known = entries.get(key);
    if (known) {
      refreshIfOld(known, options.freshMs, () => start(db, key));
      return known.value;
    }
    const entry: Entry<T> = { at: performance.now(), value: start(db, key), refreshing: false };
    entries.set(key, entry);
    entry.value.catch(() => entries.delete(key));
    return entry.value;
  };
}

function refreshIfOld<T>(entry: Entry<T>, freshMs: number, read: () => Promise<T>): void {
  if (entry.refreshing || performance.now() - entry.at < freshMs) return;
  entry.refreshing = true;
  read().then(
    (value) => {
      Object.assign(entry, { at: performance.now(), value: Promise.resolve(value), refreshing: false });
    },
    () => {
      entry.refreshing = false;
    },
  );
}
