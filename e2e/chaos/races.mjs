import {
  attempt,
  commitBody,
  counted,
  inParallel,
  isBroken,
  isFailure,
  liveCharges,
  prepare,
  ready,
  soldOf,
} from './buying.mjs';

const BUYERS = 500;
const PIECES = 10;

/** Many want the few last pieces: each is told at once whether there is one, and nobody to come again. */
export async function lastPieces(system) {
  const part = await prepare(system, PIECES, 0);
  const buyers = await inParallel(Array(BUYERS).fill(0), 8, () => ready(system, part));
  const answers = await Promise.all(
    buyers.map((buyer) => attempt(() => buyer.shopper.call('checkout.commit', commitBody(buyer)))),
  );
  const sold = answers.filter(({ status }) => status === 200);
  const { left, charges } = await soldOf(
    system,
    part,
    buyers.map(({ cart }) => cart.commerceId),
  );
  const statuses = answers.map(({ status }) => status);
  return {
    figure: `${BUYERS} buyers of ${PIECES}: ${sold.length} sold, ${left} left, ${charges} charges, statuses ${JSON.stringify(counted(statuses))}`,
    holds:
      sold.length === PIECES &&
      new Set(sold.map(({ body }) => body.orderId)).size === PIECES &&
      left === 0 &&
      charges === PIECES &&
      !statuses.some(isBroken),
  };
}

/** One cart, one key, twenty submits; and a key each, as tabs have. */
export async function oneOrder(system) {
  const part = await prepare(system, 50, 1);
  const outcomes = [];
  for (const keyOf of [() => 'one-key', (index) => `tab-${index}`]) {
    const buyer = await ready(system, part);
    const key = `${Math.random()}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        attempt(() => buyer.shopper.call('checkout.commit', commitBody(buyer, `${keyOf(index)}-${key}`))),
      ),
    );
    const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.orderId));
    outcomes.push({
      cart: buyer.cart.commerceId,
      orders: ids.size,
      statuses: answers.map(({ status }) => status),
    });
  }
  const carts = outcomes.map(({ cart }) => cart);
  const charges = await system.state((db) => liveCharges(db, carts));
  const statuses = outcomes.flatMap((outcome) => outcome.statuses);
  return {
    figure: `20 submits of a cart, same key then 20 keys: ${outcomes.map(({ orders }) => orders).join(' and ')} order, ${charges.length} charges for 2 carts, statuses ${JSON.stringify(counted(statuses))}`,
    holds:
      outcomes.every(({ orders }) => orders === 1) &&
      new Set(charges.map(({ cart_id }) => cart_id)).size === 2 &&
      charges.length === 2 &&
      !statuses.some(isFailure),
  };
}
