import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { readPartsById, readPartsBySku, type PartRow } from './readParts.ts';

const freshMs = 60_000;
const limit = 10_000;

interface Entry {
  at: number;
  part: PartRow;
}

const remembered = new WeakMap<Executor, Map<string, Entry>>();

/**
 * Parts by id for lists, in the order of the ids, a minute old at most: first pages of shelves are asked for again
 * and again, and caches keep such answers as long. A sale reads again.
 * @param most parts that are kept
 */
export async function listedParts(
  db: Executor,
  market: string,
  ids: readonly number[],
  most = limit,
): Promise<PartRow[]> {
  if (db.isTransaction) return readPartsById(db, market, ids);
  const known = remembered.get(db) ?? new Map<string, Entry>();
  remembered.set(db, known);
  const now = performance.now();
  const found = new Map<number, Entry>();
  const missing: number[] = [];
  // Taken before anything is awaited: meanwhile another list may push it out, and this one would lose a row.
  for (const id of ids) {
    const entry = known.get(`${market} ${id}`);
    if (entry && now - entry.at < freshMs) found.set(id, entry);
    else missing.push(id);
  }
  for (const part of await readPartsById(db, market, missing)) found.set(part.id, { at: now, part });
  for (const [id, entry] of found) {
    // Last used last, so that the first is the one to forget.
    known.delete(`${market} ${id}`);
    known.set(`${market} ${id}`, entry);
  }
  for (const key of known.keys()) {
    if (known.size <= most) break;
    known.delete(key);
  }
  return ids.flatMap((id) => found.get(id)?.part ?? []);
}

const bySku = remember({ freshMs, limit: 2000 }, async (db, key) => {
  const [market = '', sku = ''] = key.split(' ');
  const [part] = await readPartsBySku(db, market, [sku]);
  return part;
});

/** A part that a list stands beside, a minute old at most; undefined where the market does not sell it. */
export const rememberedPart = async (
  db: Executor,
  market: string,
  sku: string,
): Promise<PartRow | undefined> => (/^\d{1,9}$/.test(sku) ? bySku(db, `${market} ${sku}`) : undefined);
