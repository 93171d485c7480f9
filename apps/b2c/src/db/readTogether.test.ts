import { expect, test, vi } from 'vitest';
import { NestedAcquireError } from './errors.ts';
import { readTogether } from './readTogether.ts';
import type { Executor } from './tx.ts';
import { runInTransactionScope } from './txScope.ts';

const [db, other] = [{} as Executor, {} as Executor];

test('what is asked for at one moment is read at once, and everybody gets what he asked for', async () => {
  const read = vi.fn((_db: Executor, keys: readonly number[]) => Promise.resolve(keys.map((key) => key * 2)));
  const ask = readTogether(read);
  await expect(Promise.all([ask(db, 1), ask(other, 5), ask(db, 3)])).resolves.toEqual([2, 10, 6]);
  await expect(ask(db, 4)).resolves.toBe(8);
  expect(read.mock.calls).toEqual([
    [db, [1, 3]],
    [other, [5]],
    [db, [4]],
  ]);
});

test('what the calls of a page ask for a few steps apart is read at once', async () => {
  const read = vi.fn((_db: Executor, keys: readonly number[]) => Promise.resolve(keys));
  const ask = readTogether(read);
  const later = async () => {
    for (let step = 0; step < 20; step++) await Promise.resolve();
    return ask(db, 2);
  };
  await expect(Promise.all([ask(db, 1), later()])).resolves.toEqual([1, 2]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('inside a transaction only its own connection is asked', async () => {
  const ask = readTogether((_db: Executor, keys: readonly number[]) => Promise.resolve(keys));
  const tx = { isTransaction: true } as Executor;
  await runInTransactionScope(async () => {
    await expect(ask(tx, 1)).resolves.toBe(1);
    await expect(ask(db, 1)).rejects.toBeInstanceOf(NestedAcquireError);
  });
});

test('a read that fails fails for all who asked, and for nobody after them', async () => {
  const read = vi.fn((_db: Executor, keys: readonly number[]) => Promise.resolve(keys));
  read.mockRejectedValueOnce(new RangeError('away'));
  const ask = readTogether(read);
  const answers = await Promise.allSettled([ask(db, 1), ask(db, 2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask(db, 3)).resolves.toBe(3);
});
