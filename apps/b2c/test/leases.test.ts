import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commitBody, readyBuyer } from '../conformance/client/buyer.ts';
import { stockedPart } from '../seed/stockedPart.ts';
import { createB2c, type B2c } from '../src/app.ts';
import { takeLease } from '../src/checkout/attempts.ts';
import { heldClock } from '../src/clock/clock.ts';
import { silenceMs } from '../src/db/lease.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { createLog } from '../src/ops/log.ts';
import { sandboxGateway } from '../src/payments/sandbox/sandboxGateway.ts';
import type { Charge, PaymentGateway } from '../src/ports/gateway.ts';
import { openShop, type Shop } from './shop.ts';

/** Who works on a purchase, as far as a process that dies, dawdles or loses its database tells the next one. */
const start = Date.parse('2026-03-03T18:00:00Z');
const clock = heldClock(new Date(start));
const after = (ms: number) => clock.set(new Date(start + ms));

let shop: Shop;
let buying: B2c;
let dead: B2c;
let asked: number;
/** What the process does while it asks the gateway. */
let meanwhile: (charge: () => Promise<Charge>) => Promise<Charge>;

beforeEach(async () => {
  clock.set(new Date(start));
  asked = 0;
  meanwhile = (charge) => charge();
  shop = await openShop({ clock });
  const { database } = shop;
  const real = sandboxGateway({ markets: shippedMarkets, db: database.db, clock });
  const payment: PaymentGateway = {
    ...real,
    authorize(request) {
      asked++;
      return meanwhile(() => real.authorize(request));
    },
  };
  // Cards are typed on the sandbox's pages, which are there only where it is the gateway itself.
  const options = { database, payment, log: createLog('silent') };
  buying = createB2c({ ...options, clock });
  // Whose time stands still, it renews nothing.
  dead = createB2c({ ...options, clock: heldClock(new Date(start)) });
  await Promise.all([buying.ready, dead.ready]);
});
afterEach(async () => {
  await Promise.all([buying.close(), dead.close()]);
  await shop.close();
});

const ready = async () => readyBuyer(shop, await stockedPart(shop));
type Buyer = Awaited<ReturnType<typeof ready>>;

async function commit(buyer: Buyer, b2c = buying) {
  const began = performance.now();
  const answer = await b2c.fetch(
    new Request('http://us.localhost:3000/ecomm/b2c/v3/checkout/commit', {
      method: 'POST',
      body: JSON.stringify(commitBody(buyer, 'k').body),
      headers: {
        'content-type': 'application/json',
        'x-requested-by': 'web',
        cookie: [...buyer.shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    }),
  );
  const { orderId, errorDetails } = (await answer.json()) as {
    orderId?: string;
    errorDetails?: { errorMessageKey: string }[];
  };
  const said = [answer.status, errorDetails?.[0]?.errorMessageKey, answer.headers.get('retry-after')];
  return { said, orderId, ms: performance.now() - began };
}
const running = [503, 'error_commit_running', '2'];
const ordered = [200, undefined, null];

const leases = async () =>
  (
    await shop.database.db
      .selectFrom('payment')
      .select('lease_until')
      .where('status', '=', 'STARTED')
      .execute()
  ).map(({ lease_until: end }) => end && new Date(end).getTime() - start);

async function isBoughtOnce({ cart }: Buyer): Promise<void> {
  const { db } = shop.database;
  const orders = await db.selectFrom('orders').select('id').where('cart_id', '=', cart.commerceId).execute();
  const charges = await db
    .selectFrom('sandbox_charge')
    .innerJoin('payment', 'payment.id', 'sandbox_charge.idempotency_key')
    .select('ref')
    .where('payment.cart_id', '=', cart.commerceId)
    .execute();
  expect([orders.length, charges.length]).toEqual([1, 1]);
}

describe('a worker that died', () => {
  test.each([
    ['before its lease of 8 s is over the next call is told to come again, within 10 s', 7999, running],
    ['then the next call goes on from there', 8000, ordered],
  ])('[PLUS-021] %s', { timeout: 30_000 }, async (_what, ms, answer) => {
    const buyer = await ready();
    meanwhile = () => new Promise(() => undefined);
    void commit(buyer, dead);
    await expect.poll(leases).toEqual([8000]);
    meanwhile = (charge) => charge();
    after(ms);
    const { said, ms: took } = await commit(buyer);
    expect(said).toEqual(answer);
    expect(took).toBeLessThan(10_000);
    after(8000);
    expect((await commit(buyer)).said).toEqual(ordered);
    await isBoughtOnce(buyer);
  });
});

test('[PLUS-021] nobody gives up what a dead worker may still be charging for', async () => {
  const buyer = await ready();
  meanwhile = () => new Promise(() => undefined);
  void commit(buyer, dead);
  await expect.poll(leases).toEqual([8000]);
  const { db } = shop.database;
  const { id } = await db.selectFrom('payment').select('id').executeTakeFirstOrThrow();
  const mayGiveUp = async (ms: number) =>
    (await takeLease(db, id, new Date(start + ms), silenceMs)) !== undefined;
  expect([await mayGiveUp(8000), await mayGiveUp(27_999), await mayGiveUp(28_000)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('[PLUS-021] money that comes for an attempt that was given up goes back', async () => {
  const buyer = await ready();
  const { db } = shop.database;
  meanwhile = async (charge) => {
    const made = await charge();
    await db.updateTable('payment').set({ status: 'CANCELLED', lease_until: null }).execute();
    return made;
  };
  const { said } = await commit(buyer);
  expect(said).toEqual([422, 'error_payment_processor', null]);
  expect(await db.selectFrom('sandbox_charge').select('status').execute()).toEqual([{ status: 'voided' }]);
  expect(
    await db.selectFrom('orders').select('id').where('cart_id', '=', buyer.cart.commerceId).execute(),
  ).toEqual([]);
});

test(
  '[PLUS-021] a worker that is slow keeps its lease, however long the gateway takes',
  { timeout: 60_000 },
  async () => {
    const buyer = await ready();
    let reply = (): void => undefined;
    const answer = new Promise<void>((resolve) => (reply = resolve));
    meanwhile = async (charge) => {
      await answer;
      return charge();
    };
    const first = commit(buyer);
    await expect.poll(leases).toEqual([8000]);
    for (const ms of [6000, 12_000, 18_000]) {
      after(ms);
      await expect.poll(leases, { timeout: 5000 }).toEqual([ms + 8000]);
    }
    const second = await commit(buyer);
    expect(second.said).toEqual(running);
    expect(second.ms).toBeLessThan(10_000);
    reply();
    const { said, orderId } = await first;
    expect(said).toEqual(ordered);
    expect(await commit(buyer)).toMatchObject({ said: ordered, orderId });
    expect(asked).toBe(1);
    await isBoughtOnce(buyer);
  },
);

/** The clock stands still: a lease that nobody gives back is never over. */
describe('a database that failed under a commit', () => {
  test.each(['order_item', 'payment'])(
    '[PLUS-021] gives the lease back, as soon as %s can be written again',
    { timeout: 30_000 },
    async (table) => {
      const buyer = await ready();
      const { pool } = shop.database;
      meanwhile = async (charge) => {
        const charged = await charge();
        await pool.query(`alter table ${table} rename to away`);
        return charged;
      };
      expect((await commit(buyer)).said[0]).toBe(500);
      await new Promise((done) => setTimeout(done, 700));
      await pool.query(`alter table away rename to ${table}`);
      await expect.poll(leases, { timeout: 3000 }).toEqual([null]);
      meanwhile = (charge) => charge();
      expect((await commit(buyer)).said).toEqual(ordered);
      await isBoughtOnce(buyer);
    },
  );

  test('[PLUS-021] and wrote the attempt without an answer: the next call goes on from it', async () => {
    const buyer = await ready();
    let isBegun = false;
    const patched = new WeakSet<object>();
    shop.database.pool.on('acquire', (client) => {
      if (patched.has(client)) return;
      patched.add(client);
      const plain = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
      client.query = (async (...args: unknown[]) => {
        const [first] = args;
        const text = typeof first === 'string' ? first : (first as { text: string }).text;
        const answer = await plain(...args);
        if (text.startsWith('insert into "payment" ')) isBegun = true;
        if (!isBegun || text !== 'commit') return answer;
        isBegun = false;
        throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
      }) as typeof client.query;
    });
    expect((await commit(buyer)).said).toEqual([503, 'error_busy', '1']);
    expect((await commit(buyer)).said).toEqual(ordered);
    await isBoughtOnce(buyer);
  });
});
