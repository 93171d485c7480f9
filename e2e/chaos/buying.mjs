// A purchase only by calls, one step before or after 'Place order'.
import { cards, commitBody, readyBuyer } from '@driveline/b2c/conformance';
import { onHand, stockedPart } from '@driveline/b2c/seed';

export { cards, commitBody };

/** A part of which a store holds so many pieces, and nobody else any. */
export const prepare = (system, pieces, skip) =>
  system.state((db) => stockedPart({ database: { db } }, { onHand: pieces, skip }));

export const ready = (system, part, options) =>
  readyBuyer({ shopper: () => system.shopper() }, part, options);

/** Charges that hold or took money, with the cart of each; those of the seed had none. */
export const charged = (db) =>
  db
    .selectFrom('payment')
    .innerJoin('sandbox_charge', 'sandbox_charge.idempotency_key', 'payment.id')
    .select('payment.cart_id')
    .where('payment.cart_id', 'is not', null)
    .where('sandbox_charge.status', 'in', ['authorized', 'captured']);

/** Those of these carts. */
export const liveCharges = (db, carts) => charged(db).where('payment.cart_id', 'in', carts).execute();

/** What is left of a part, and how many of these carts somebody's money is held for. */
export const soldOf = (system, part, carts) =>
  system.state(async (db) => ({
    left: await onHand({ database: { db } }, part),
    charges: (await liveCharges(db, carts)).length,
  }));

/** A connection that broke, or a failure of ours: an answer that no shopper should get. */
export const isBroken = (status) => status === 0 || status >= 500;

/** The same, but for being told to come again. */
export const isFailure = (status) => isBroken(status) && status !== 503;

/** Runs `work` for each entry, so many at once. */
export async function inParallel(entries, width, work) {
  const results = [];
  const queue = [...entries.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next[0]] = await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** An answer, or status 0 when the connection broke. */
export const attempt = async (call) => {
  try {
    return await call();
  } catch (error) {
    return { status: 0, body: {}, key: error.cause?.code ?? error.message };
  }
};

export const counted = (values) => {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
