import type { Executor } from '../db/tx.ts';
import { readPartsById, type PartRow } from './readParts.ts';

const freshMs = 60_000;
const limit = 10_000;

const remembered = new WeakMap<Executor, Map<string, { at: number; part: PartRow }>>();

/**
 * Parts by id for lists, in the order of the ids, a minute old at most: first pages of shelves are asked for again
 * and again, and caches keep such answers as long. Whoever sells reads anew.
 */
export async function listedParts(db: Executor, market: string, ids: readonly number[]): Promise<PartRow[]> {
  if (db.isTransaction) return readPartsById(db, market, ids);
  const known = remembered.get(db) ?? new Map<string, { at: number; part: PartRow }>();
  remembered.set(db, known);
  const now = performance.now();
  const keyOf = (id: number) => `${market} ${id}`;
  const isFresh = (id: number) => now - (known.get(keyOf(id))?.at ?? -Infinity) < freshMs;
  const missing = await readPartsById(
    db,
    market,
    ids.filter((id) => !isFresh(id)),
  );
  const found = new Map(missing.map((part) => [part.id, part]));
  const parts = ids.flatMap((id) => found.get(id) ?? (isFresh(id) ? known.get(keyOf(id))!.part : []));
  for (const part of parts) {
    const entry = found.has(part.id) ? { at: now, part } : known.get(keyOf(part.id))!;
    // Last used last, so that the first is the one to forget.
    known.delete(keyOf(part.id));
    known.set(keyOf(part.id), entry);
  }
  for (const key of known.keys()) {
    if (known.size <= limit) break;
    known.delete(key);
  }
  return parts;
}
