import { setTimeout as pause } from 'node:timers/promises';
import { attempt, charged, commitBody, ready } from './buying.mjs';

/**
 * Buyers who place one order after the other until the book is closed.
 * @param {number} buyers at a time
 * @returns what they were told so far, and `close`
 */
export function openBook(system, part, buyers) {
  let isOver = false;
  const book = {
    statuses: [],
    /** Numbers of the orders that were acknowledged, and when, in ms of this process. */
    acknowledged: [],
    times: [],
    slowestMs: 0,
    async close() {
      isOver = true;
      await all;
    },
  };
  const buy = async () => {
    while (!isOver) {
      const buyer = await attempt(() => ready(system, part));
      if (!buyer.cart) {
        await pause(50);
        continue;
      }
      const began = performance.now();
      const answer = await attempt(() => buyer.shopper.call('checkout.commit', commitBody(buyer)));
      book.slowestMs = Math.max(book.slowestMs, performance.now() - began);
      book.statuses.push(answer.status);
      if (answer.status !== 200) continue;
      book.acknowledged.push(answer.body.orderId);
      book.times.push(performance.now());
    }
  };
  const all = Promise.all(Array.from({ length: buyers }, buy));
  return book;
}

/** @returns {Promise<object>} how many acknowledged orders the database has, and how many carts it sold or charged twice */
export const audit = (system, { acknowledged }) =>
  system.state(async (db) => {
    const twice = (rows) => rows.length - new Set(rows.map((row) => row.cart_id)).size;
    const orders = await db
      .selectFrom('orders')
      .select(['cart_id', 'number'])
      .where('cart_id', 'is not', null)
      .execute();
    const charges = await charged(db).execute();
    const known = new Set(orders.map((row) => row.number));
    return {
      found: acknowledged.filter((number) => known.has(number)).length,
      soldTwice: twice(orders),
      chargedTwice: twice(charges),
    };
  });
