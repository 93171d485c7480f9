import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { listedParts } from './listedParts.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const idsOf = async (ids: readonly number[], most?: number) =>
  (await listedParts(database.db, 'us', ids, most)).map(({ id }) => id);

test('a list keeps its rows while another one pushes them out of the memory', async () => {
  await idsOf([1, 2, 3]);
  // The first list knows 1 to 3 and reads 4; the second knows all of its own, and makes the process forget 1 meanwhile.
  const first = idsOf([1, 2, 3, 4]);
  const second = idsOf([2, 3], 2);
  expect(await Promise.all([first, second])).toEqual([
    [1, 2, 3, 4],
    [2, 3],
  ]);
});

test('parts that the market does not sell are left out, the others keep their order', async () => {
  expect(await idsOf([3, 999_999_999, 1])).toEqual([3, 1]);
});
