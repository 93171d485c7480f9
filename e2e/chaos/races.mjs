import { attempt, commitBody, counted, inParallel, left, prepare, ready } from './buying.mjs';

const BUYERS = 500;
const PIECES = 10;

/** Many want the few last pieces. */
export async function lastPieces(system) {
  const part = await prepare(system, PIECES, 0);
  const buyers = await inParallel(Array(BUYERS).fill(0), 8, () => ready(system, part));
  const answers = await Promise.all(
    buyers.map((buyer) => attempt(() => buyer.shopper.call('checkout.commit', commitBody(buyer)))),
  );
  // Whoever was told to come again does so, as a browser would.
  const again = await inParallel([...answers.entries()].filter(([, { status }]) => [0, 429, 503].includes(status)), 8, ([index]) => attempt(() => buyers[index].shopper.call('checkout.commit', commitBody(buyers[index])))); // prettier-ignore
  const all = [...answers.filter(({ status }) => ![0, 429, 503].includes(status)), ...again];
  const sold = all.filter(({ status }) => status === 200);
  const statuses = counted(all.map(({ status }) => status));
  const remaining = await left(system, part);
  return {
    figure: `${BUYERS} buyers of ${PIECES}: ${sold.length} sold, ${remaining} left, statuses ${JSON.stringify(statuses)}`,
    holds:
      sold.length === PIECES &&
      new Set(sold.map(({ body }) => body.orderId)).size === PIECES &&
      remaining === 0 &&
      !all.some(({ status }) => status >= 500),
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
      statuses: counted(answers.map(({ status }) => status)),
    });
  }
  const charges = await system.state((db) =>
    db
      .selectFrom('payment')
      .innerJoin('sandbox_charge', 'sandbox_charge.idempotency_key', 'payment.id')
      .select(['payment.cart_id', 'sandbox_charge.ref'])
      .where(
        'payment.cart_id',
        'in',
        outcomes.map(({ cart }) => cart),
      )
      .execute(),
  );
  return {
    figure: `20 submits of a cart, same key then 20 keys: ${outcomes.map(({ orders }) => orders).join(' and ')} order, ${charges.length} charges for 2 carts`,
    holds: outcomes.every(({ orders }) => orders === 1) && charges.length === 2,
  };
}
