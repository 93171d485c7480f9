import { setTimeout as pause } from 'node:timers/promises';
import { attempt, charged, commitBody, isBroken, ready } from './buying.mjs';

/** How long a shopper asks again what became of an order. */
const PATIENCE_MS = 60_000;

/**
 * Buyers who place one order after the other until the book is closed. Who gets no answer, or 503, sends the same again with
 * its key, when `Retry-After` says.
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
    /** Carts whose commit was cut off. */
    cutOff: [],
    /** Of them, those of which nobody ever said what became of them. */
    unanswered: 0,
    /** Answers 503 that do not say when to come again. */
    withoutRetryAfter: 0,
    slowestMs: 0,
    async close() {
      isOver = true;
      await all;
    },
  };
  const ask = async (buyer, body) => {
    const began = performance.now();
    const answer = await attempt(() => buyer.shopper.call('checkout.commit', body));
    book.slowestMs = Math.max(book.slowestMs, performance.now() - began);
    book.statuses.push(answer.status);
    if (answer.status === 503 && !answer.headers.has('retry-after')) book.withoutRetryAfter++;
    return answer;
  };
  const place = async (buyer) => {
    const body = commitBody(buyer);
    let answer = await ask(buyer, body);
    if (isBroken(answer.status)) book.cutOff.push(buyer.cart.commerceId);
    for (const end = performance.now() + PATIENCE_MS; isBroken(answer.status) && performance.now() < end;) {
      await pause(1000 * Number(answer.headers?.get('retry-after') ?? 0.5));
      answer = await ask(buyer, body);
    }
    if (isBroken(answer.status)) book.unanswered++;
    if (answer.status !== 200) return;
    book.acknowledged.push(answer.body.orderId);
    book.times.push(performance.now());
  };
  const buy = async () => {
    while (!isOver) {
      const buyer = await attempt(() => ready(system, part));
      if (buyer.cart) await place(buyer);
      else await pause(50);
    }
  };
  const all = Promise.all(Array.from({ length: buyers }, buy));
  return book;
}

/**
 * @returns {Promise<object>} how many acknowledged orders the database has, how many carts it sold or charged twice, and how
 *   many of those whose commit was cut off ended as one order
 */
export const audit = (system, { acknowledged, cutOff }) =>
  system.state(async (db) => {
    const twice = (rows) => rows.length - new Set(rows.map((row) => row.cart_id)).size;
    const orders = await db
      .selectFrom('orders')
      .select(['cart_id', 'number'])
      .where('cart_id', 'is not', null)
      .execute();
    const charges = await charged(db).execute();
    const known = new Set(orders.map((row) => row.number));
    const sold = new Set(orders.map((row) => row.cart_id));
    return {
      found: acknowledged.filter((number) => known.has(number)).length,
      soldTwice: twice(orders),
      chargedTwice: twice(charges),
      mended: cutOff.filter((cart) => sold.has(cart)).length,
    };
  });

/** What became of the commits that were cut off, for a trial's figure. */
export const cutOffFigure = ({ cutOff, unanswered, withoutRetryAfter }, { mended }) =>
  `${cutOff.length} cut off: ${mended} ended as one order, ${cutOff.length - mended} as none, ${unanswered} without an answer, ${withoutRetryAfter} times 503 without Retry-After`;
