import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import { onHand } from '@driveline/b2c/seed';
import { attempt, commitBody, counted, inParallel, prepare, ready } from './buying.mjs';

const PIECES = 100_000;

/**
 * Kills the shop while orders are placed, again and again. What it said yes to must be there afterwards, with one
 * charge each, and nobody lends a hand to the start.
 */
export async function kills(system, { times = 100 } = {}) {
  const part = await prepare(system, PIECES, 2);
  const acknowledged = [];
  let slowest = 0;
  let isOver = false;
  const buyers = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const buyer = await attempt(() => ready(system, part));
      if (!buyer.cart) {
        await pause(20);
        continue;
      }
      const body = commitBody(buyer);
      const answer = await attempt(() => buyer.shopper.call('checkout.commit', body));
      if (answer.status === 200 && answer.body.orderId)
        acknowledged.push([answer.body.orderId, buyer.cart.commerceId]);
    }
  });
  for (let count = 0; count < times; count++) {
    // Every other kill falls right after an order was placed, however long a busy machine takes to place one.
    const before = acknowledged.length;
    const until = Date.now() + (count % 2 ? 5000 : 0);
    while (acknowledged.length === before && Date.now() < until) await pause(5);
    await pause(150 + Math.random() * 350);
    slowest = Math.max(slowest, await system.kill(count % system.shops));
  }
  isOver = true;
  await Promise.all(buyers);
  await recover(system);
  const found = await system.state(async (db) => {
    const orders = await ordersOf(
      db,
      acknowledged.map(([number]) => number),
    );
    const placed = await db
      .selectFrom('order_item')
      .innerJoin('orders', 'orders.id', 'order_item.order_id')
      .select(({ fn }) => fn.sum('order_item.quantity').as('pieces'))
      .where('order_item.part_id', '=', part.partId)
      .where('orders.cart_id', 'is not', null)
      .executeTakeFirst();
    const unbought = await db
      .selectFrom('payment')
      .innerJoin('sandbox_charge', 'sandbox_charge.idempotency_key', 'payment.id')
      .select('payment.id')
      .where('sandbox_charge.status', 'in', ['authorized', 'captured'])
      .where('payment.cart_id', 'is not', null)
      .where('payment.order_id', 'is', null)
      .execute();
    const doubled = await db
      .selectFrom('orders')
      .select(['cart_id'])
      // Orders of the demonstration have none.
      .where('cart_id', 'is not', null)
      .groupBy('cart_id')
      .having((eb) => eb.fn.countAll(), '>', 1)
      .execute();
    const charges = await db
      .selectFrom('payment')
      .innerJoin('sandbox_charge', 'sandbox_charge.idempotency_key', 'payment.id')
      .select(({ fn }) => ['payment.cart_id', fn.countAll().as('count')])
      .where('sandbox_charge.status', 'in', ['authorized', 'captured'])
      .where('payment.cart_id', 'is not', null)
      .groupBy('payment.cart_id')
      .having((eb) => eb.fn.countAll(), '>', 1)
      .execute();
    const gone = PIECES - (await onHand({ database: { db } }, part));
    return {
      orders: orders.length,
      doubled: doubled.length,
      chargedTwice: charges.length,
      unbought: unbought.length,
      gone,
      pieces: Number(placed?.pieces ?? 0),
    };
  });
  return {
    figure: `${times} kills, slowest back in ${(slowest / 1000).toFixed(1)} s: ${acknowledged.length} orders acknowledged, ${found.orders} found, ${found.doubled} carts with two orders, ${found.chargedTwice} charged twice, ${found.unbought} charged without an order; ${found.gone} pieces gone, ${found.pieces} in orders`,
    holds:
      acknowledged.length > times / 2 &&
      found.orders === acknowledged.length &&
      found.doubled === 0 &&
      found.chargedTwice === 0 &&
      found.unbought === 0 &&
      found.gone === found.pieces &&
      slowest < 20_000,
  };
}

/** Ends a shop politely while twenty orders are under way in it: each is placed, and there afterwards. */
export async function drain(system) {
  const part = await prepare(system, 100, 3);
  const shop = { shopper: () => system.shopperOf(0) };
  const buyers = await inParallel(Array(20).fill(0), 4, () => ready(shop, part));
  let answered = 0;
  const sent = bodiesSent(buyers.length);
  const answers = buyers.map((buyer) =>
    attempt(() => buyer.shopper.call('checkout.commit', commitBody(buyer))).finally(() => answered++),
  );
  await sent;
  const underWay = buyers.length - answered;
  const began = performance.now();
  const end = await system.signal('SIGTERM');
  const seconds = (performance.now() - began) / 1000;
  const ended = await Promise.all(answers);
  const numbers = ended.filter(({ status }) => status === 200).map(({ body }) => body.orderId);
  await system.start();
  const found = await system.state((db) => ordersOf(db, numbers));
  return {
    figure: `${underWay} of ${buyers.length} under way at SIGTERM: ${JSON.stringify(counted(ended.map(({ status, key }) => key ?? status)))}, ${found.length} orders found, exit ${end.code} after ${seconds.toFixed(1)} s`,
    holds:
      underWay > 0 &&
      numbers.length === buyers.length &&
      found.length === numbers.length &&
      end.code === 0 &&
      seconds < 10,
  };
}

/** Resolves when so many requests have left this process: what leaves it later may find the shop closed, by rights. */
function bodiesSent(count) {
  const { promise, resolve } = Promise.withResolvers();
  const channel = 'undici:request:bodySent';
  let left = count;
  const note = () => {
    if (--left > 0) return;
    unsubscribe(channel, note);
    resolve();
  };
  subscribe(channel, note);
  return promise;
}

const ordersOf = async (db, numbers) =>
  numbers.length === 0
    ? []
    : db.selectFrom('orders').select(['number', 'cart_id']).where('number', 'in', numbers).execute();

/**
 * Lets the patience with what the kills left behind run out, and the shop look at it at its start: money that was
 * taken becomes an order, or is given back.
 */
async function recover(system) {
  for (let turn = 0; turn < 10; turn++) {
    const open = await system.state((db) =>
      db
        .updateTable('payment')
        .set({ updated_at: new Date(0), lease_until: null })
        .where('status', '=', 'STARTED')
        .where('cart_id', 'is not', null)
        .returning('id')
        .execute(),
    );
    if (open.length === 0) return;
    await system.kill();
  }
}
