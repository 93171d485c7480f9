import { setTimeout as pause } from 'node:timers/promises';
import { attempt, commitBody, counted, inParallel, prepare, ready } from './buying.mjs';

/**
 * Kills the shop while orders are placed, again and again. What it said yes to must be there afterwards, with one
 * charge each, and nobody lends a hand to the start.
 */
export async function kills(system, { times = 100 } = {}) {
  const part = await prepare(system, 100_000, 2);
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
  // Recovery of attempts that a killed process left runs at start and every minute.
  await system.kill();
  const found = await system.state(async (db) => {
    const numbers = acknowledged.map(([number]) => number);
    const orders = numbers.length
      ? await db.selectFrom('orders').select(['number', 'cart_id']).where('number', 'in', numbers).execute()
      : [];
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
    return { orders: orders.length, doubled: doubled.length, chargedTwice: charges.length };
  });
  return {
    figure: `${times} kills, slowest back in ${(slowest / 1000).toFixed(1)} s: ${acknowledged.length} orders acknowledged, ${found.orders} found, ${found.doubled} carts with two orders, ${found.chargedTwice} charged twice`,
    holds:
      acknowledged.length > times / 2 &&
      found.orders === acknowledged.length &&
      found.doubled === 0 &&
      found.chargedTwice === 0 &&
      slowest < 20_000,
  };
}

/** Ends the shop politely while twenty requests are under way. */
export async function drain(system) {
  const part = await prepare(system, 100, 3);
  const buyers = await inParallel(Array(20).fill(0), 4, () => ready(system, part));
  const answers = buyers
    .filter((_, index) => system.shops === 1 || index % system.shops === 0)
    .map((buyer) => attempt(() => buyer.shopper.call('checkout.commit', commitBody(buyer))));
  // Sent, and not answered yet.
  await pause(15);
  const began = performance.now();
  const end = await system.signal('SIGTERM');
  const seconds = (performance.now() - began) / 1000;
  const ended = await Promise.all(answers);
  const statuses = ended.map(({ status }) => status);
  await system.start();
  const broken = statuses.filter((status) => status === 0 || status >= 500).length;
  return {
    figure: `${statuses.length} under way at SIGTERM: ${broken} broken (${JSON.stringify(counted(ended.map(({ status, key }) => key ?? status)))}), exit ${end.code} after ${seconds.toFixed(1)} s`,
    holds: broken === 0 && end.code === 0 && seconds < 10,
  };
}
