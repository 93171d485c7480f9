import { setTimeout as pause } from 'node:timers/promises';
import { audit, cutOffFigure, openBook } from './book.mjs';
import { attempt, counted, isFailure, prepare } from './buying.mjs';

/** Longest that a shopper may wait for the answer to 'Place order' meanwhile. */
const SLOWEST_MS = 10_000;

/** Kills PostgreSQL or Redis for three seconds while orders are placed. */
export const outage = (name) => async (system) => {
  const part = await prepare(system, 1000, name === 'redis' ? 4 : 5);
  const book = openBook(system, part, 4);
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
  await book.close();
  const { statuses, acknowledged, slowestMs, unanswered, withoutRetryAfter } = book;
  const audited = await audit(system, book);
  const { found, soldTwice, chargedTwice } = audited;
  const isCalm = name === 'redis' ? during.status === 200 : during.status === 503;
  return {
    figure: `${name} away for 3 s: ${during.status} in ${Math.round(told)} ms, back ${((recovered ?? 99_999) / 1000).toFixed(1)} s after it, commits ${JSON.stringify(counted(statuses))}, slowest ${(slowestMs / 1000).toFixed(1)} s; ${acknowledged.length} acknowledged, ${found} found; ${cutOffFigure(book, audited)}`,
    holds:
      isCalm &&
      told < 3000 &&
      (recovered ?? Infinity) < 10_000 &&
      !statuses.some(isFailure) &&
      slowestMs < SLOWEST_MS &&
      acknowledged.length > 0 &&
      found === acknowledged.length &&
      soldTwice === 0 &&
      chargedTwice === 0 &&
      unanswered === 0 &&
      withoutRetryAfter === 0,
  };
};
