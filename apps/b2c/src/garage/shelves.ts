import { localized } from '../messages/localized.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';

export interface PartShelf {
  readonly name: string;
  readonly path: string;
}

const shelves = remember({ freshMs: 600_000, limit: 20 }, async (db, market) => {
  const rows = await db.selectFrom('part_type').select(['code', 'path', 'names']).execute();
  return new Map(rows.map(({ code, path, names }) => [code, { name: localized(names, market), path }]));
});

/** Shelves by the code of their part type, named in the market's language. */
export const shelvesOf = (db: Executor, market: string): Promise<ReadonlyMap<string, PartShelf>> =>
  shelves(db, market);
