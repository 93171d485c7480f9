import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { inBatches } from './inBatches.ts';

test('messages of one statement go together, with the Sync that ends them', async () => {
  const sent: string[] = [];
  const lite = {
    waitReady: Promise.resolve(),
    execProtocolStream: (message: Uint8Array) => {
      sent.push(Buffer.from(message).toString());
      return Promise.resolve([]);
    },
  };
  const batched = inBatches(lite as unknown as PGlite);
  for (const message of ['P1', 'B1', 'D1', 'E1', 'S', 'Qbegin', 'B2', 'E2', 'S'])
    await batched.execProtocolStream(Buffer.from(message));
  expect(sent).toEqual(['P1B1D1E1S', 'Qbegin', 'B2E2S']);
});

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
});
afterAll(() => database.close());

test('after a statement that fails in the middle of its messages the next one is answered', async () => {
  const client = await database.pool.connect();
  const divide = (by: number) =>
    client.query<{ n: number }>({ name: 'divide', text: 'select 6 / $1::int as n', values: [by] });
  expect((await divide(2)).rows).toEqual([{ n: 3 }]);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(3)).rows).toEqual([{ n: 2 }]);
  await expect(client.query({ text: 'select nothing_such', values: [] })).rejects.toMatchObject({
    code: '42703',
  });
  await client.query('begin');
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  await expect(divide(1)).rejects.toMatchObject({ code: '25P02' });
  await client.query('rollback');
  expect((await divide(1)).rows).toEqual([{ n: 6 }]);
  client.release();
});
