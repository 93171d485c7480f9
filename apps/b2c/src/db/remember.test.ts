import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';
import type { Executor } from './tx.ts';

const database = (isTransaction = false) => ({ isTransaction }) as Executor;
const upper = () => vi.fn(async (_db: Executor, key: string) => key.toUpperCase());
/** More than a test takes. */
const freshMs = 60_000;

test('a read is kept per database and key, one for all who wait for it, and not for a transaction', async () => {
  const read = upper();
  const remembered = remember({ freshMs, limit: 10 }, read);
  const db = database();
  expect(await Promise.all([remembered(db, 'a'), remembered(db, 'a'), remembered(db, 'b')])).toEqual([
    'A',
    'A',
    'B',
  ]);
  expect(read).toHaveBeenCalledTimes(2);
  await remembered(database(), 'a');
  await remembered(database(true), 'a');
  expect(read).toHaveBeenCalledTimes(4);
});

test('beyond the limit what was asked for longest ago is read again', async () => {
  const read = upper();
  const remembered = remember({ freshMs, limit: 2 }, read);
  const db = database();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await remembered(db, key);
  expect(read.mock.calls.map(([, key]) => key)).toEqual(['a', 'b', 'c', 'b']);
});

test('an old answer is given once more while it is read again', async () => {
  let times = 0;
  const remembered = remember({ freshMs: 0, limit: 2 }, async () => ++times);
  const db = database();
  expect(await remembered(db)).toBe(1);
  expect(await remembered(db)).toBe(1);
  await vi.waitFor(async () => expect(await remembered(db)).toBeGreaterThan(1));
});

test('a read that failed is not kept', async () => {
  const read = vi.fn(async () => 'sound').mockRejectedValueOnce(new Error('away'));
  const remembered = remember({ freshMs, limit: 2 }, read);
  const db = database();
  await expect(remembered(db)).rejects.toThrow('away');
  expect(await remembered(db)).toBe('sound');
});
