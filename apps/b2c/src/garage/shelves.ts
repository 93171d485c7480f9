import type { Market } from '@driveline/markets';
import { localized } from '../messages/localized.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';

export interface PartShelf {
  readonly name: string;
  readonly path: string;
}

const partTypes = remember({ freshMs: 600_000, limit: 1 }, (db) =>
  db.selectFrom('part_type').select(['code', 'path', 'names']).execute(),
);

/** Shelves by the code of their part type, named in the market's language. */
export async function shelvesOf(db: Executor, market: Market): Promise<ReadonlyMap<string, PartShelf>> {
  const rows = await partTypes(db, '');
  return new Map(rows.map(({ code, path, names }) => [code, { name: localized(names, market), path }]));
}
