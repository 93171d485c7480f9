import { setTimeout as pause } from 'node:timers/promises';
import { attempt, commitBody, counted, isFailure, prepare, ready } from './buying.mjs';

/** Longest that a shopper may wait for the answer to 'Place order' meanwhile. */
const SLOWEST_MS = 15_000;

/** Kills PostgreSQL or Redis for three seconds while orders are placed. */
export const outage = (name) => async (system) => {
  const part = await prepare(system, 1000, name === 'redis' ? 4 : 5);
  const statuses = [];
  const slow = [];
  const acknowledged = [];
  let isOver = false;
  const buyers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const buyer = await attempt(() => ready(system, part));
      if (!buyer.cart) {
        await pause(50);
        continue;
      }
      const began = performance.now();
      const answer = await attempt(() => buyer.shopper.call('checkout.commit', commitBody(buyer)));
      slow.push(performance.now() - began);
      statuses.push(answer.status);
      if (answer.status === 200) acknowledged.push(answer.body.orderId);
    }
  });
  await pause(1500);
  const down = system.fleet.restart(name, { pauseMs: 3000 });
  await pause(1000);
  // A write: what was read before may still be known.
  const write = () =>
    attempt(() => system.shopper().call('stores.setPreferred', { body: { storeNumber: part.storeNumber } }));
  const began = performance.now();
  const during = await write();
  const told = performance.now() - began;
  await down;
  const back = performance.now();
  let recovered;
  // PostgreSQL listens before it has read its log again.
  while (recovered === undefined && performance.now() - back < 20_000) {
    if ((await write()).status === 200) recovered = performance.now() - back;
    else await pause(100);
  }
  await pause(2000);
  isOver = true;
  await Promise.all(buyers);
  const rows = await system.state((db) =>
    db.selectFrom('orders').select('cart_id').where('number', 'in', acknowledged).execute(),
  );
  const carts = new Set(rows.map((row) => row.cart_id));
  const isCalm = name === 'redis' ? during.status === 200 : during.status === 503;
  return {
    figure: `${name} away for 3 s: ${during.status} in ${Math.round(told)} ms, back ${((recovered ?? 99_999) / 1000).toFixed(1)} s after it, commits ${JSON.stringify(counted(statuses))}, slowest ${(Math.max(...slow) / 1000).toFixed(1)} s; ${acknowledged.length} acknowledged, ${rows.length} found`,
    holds:
      isCalm &&
      told < 3000 &&
      (recovered ?? Infinity) < 10_000 &&
      !statuses.some(isFailure) &&
      Math.max(...slow) < SLOWEST_MS &&
      acknowledged.length > 0 &&
      rows.length === acknowledged.length &&
      carts.size === rows.length,
  };
};
