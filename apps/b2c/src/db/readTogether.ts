import { NestedAcquireError } from './errors.ts';
import type { Executor } from './tx.ts';
import { insideTransaction, leaveTransactionScope } from './txScope.ts';

interface Asked<K, T> {
  key: K;
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

/**
 * Joins what is asked for at one moment, by one request or several, into one statement: each of several parallel ones
 * takes a connection of its own, which plans it again.
 * @param read answers all keys, in their order
 */
export function readTogether<K, T>(
  read: (db: Executor, keys: readonly K[]) => Promise<readonly T[]>,
): (db: Executor, key: K) => Promise<T> {
  const waiting = new WeakMap<Executor, Asked<K, T>[]>();

  async function answer(db: Executor, asked: readonly Asked<K, T>[]): Promise<void> {
    try {
      const values = await read(
        db,
        asked.map(({ key }) => key),
      );
      asked.forEach(({ resolve }, i) => resolve(values[i]!));
    } catch (error) {
      asked.forEach(({ reject }) => reject(error));
    }
  }

  return (db, key) =>
    new Promise<T>((resolve, reject) => {
      // What others asked for runs outside the transaction of who asked first.
      if (insideTransaction() && !db.isTransaction) return reject(new NestedAcquireError());
      const together = waiting.get(db);
      if (together) {
        together.push({ key, resolve, reject });
        return;
      }
      const asked = [{ key, resolve, reject }];
      waiting.set(db, asked);
      setImmediate(() => {
        waiting.delete(db);
        void (db.isTransaction ? answer(db, asked) : leaveTransactionScope(() => answer(db, asked)));
      });
    });
}
