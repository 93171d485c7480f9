import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';

const remembered = remember({ freshMs: 300_000, limit: 2000 }, (db, id) =>
  hotSql<{ market: string }>(db, 'sold-in', 'select market from price where part_id = $1 order by market', [
    Number(id),
  ]),
);

/** Codes of the markets that sell a part. */
export const soldIn = async (db: Executor, partId: number): Promise<string[]> =>
  (await remembered(db, String(partId))).map(({ market }) => market);
