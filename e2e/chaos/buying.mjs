// A purchase by calls alone, one step before or after 'Place order'.
import { cards, commitBody, onHand, readyBuyer, stockedPart } from '@driveline/b2c/testing';

export { cards, commitBody };

/** A part of which a store holds so many pieces, and nobody else any. */
export const prepare = (system, pieces, skip) =>
  system.state((db) => stockedPart({ database: { db } }, { onHand: pieces, skip }));

export const ready = (system, part, options) =>
  readyBuyer({ shopper: () => system.shopper() }, part, options);

export const left = (system, part) => system.state((db) => onHand({ database: { db } }, part));

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
