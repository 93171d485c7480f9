import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointId } from '@driveline/api/contract';
import { ownerOfAll } from '../../test/belongings.ts';
import type { Owner } from '../../conformance/client/acquire.ts';
import { attachCard, commitBody, fillCart, lookingAgain } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { samplesOf } from '../../conformance/samples/samples.ts';
import { openShop, type Shop } from '../../test/shop.ts';

/** A rolling deployment migrates the database under the processes of the build before. */
let shop: Shop;
let owners: Owner[];
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
  owners = [await ownerOfAll(shop), await ownerOfAll(shop), await ownerOfAll(shop)];
});
afterAll(() => shop.close());

/** Every call of the contract by several customers at once, so that several connections prepare its statements. */
async function failures(): Promise<string[]> {
  const answers = await Promise.all(
    owners.map(async (owner) => {
      const failed: string[] = [];
      for (const [id, sample] of Object.entries(samplesOf(owner)) as [EndpointId, unknown][]) {
        if (id === 'identity.logout' || id.startsWith('content.')) continue;
        const { status, key } = await owner.shopper.call(id, sample);
        if (status >= 500) failed.push(`${id} ${status} ${key}`);
      }
      return failed;
    }),
  );
  return answers.flat();
}

/** What an additive migration of a later build does, to every table there is. */
async function addColumns(): Promise<void> {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of rows) await pool.query(`alter table "${name}" add column of_a_later_build text`);
}

test('every call goes on while a later build adds a column to every table', async () => {
  const part = await stockedPart(shop, { onHand: 60 });
  const buyers = await Promise.all(
    Array.from({ length: 12 }, async () => attachCard(await fillCart(shop.shopper(), part))),
  );
  expect(await failures()).toEqual([]);
  await addColumns();
  const answers = await Promise.all(
    buyers.map(async (buyer) => {
      const ready = await lookingAgain(buyer);
      return (await buyer.shopper.call('checkout.commit', commitBody(ready))).status;
    }),
  );
  expect(answers).toEqual(buyers.map(() => 200));
  expect(await failures()).toEqual([]);
}, 120_000);
