import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';

export const anyNotImported = `select exists (select from part p join price r on r.part_id = p.id and r.market = $1
  where p.imported_at is null) as found`;

/** Whether a market sells any part that no import brought: its facts and fits are invented (PLUS-052). */
export const sellsDemonstration = remember({ freshMs: 300_000, limit: 20 }, async (db, market) => {
  const [row] = await hotSql<{ found: boolean }>(db, 'any-not-imported', anyNotImported, [market]);
  return row?.found === true;
});
