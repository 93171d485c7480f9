import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';

/** Address of the clearance, which is also what names it to the search (CATALOG-040). */
export const clearancePath = '/deals/clearance';

/** Twenty pages: nobody looks at weaker reductions, and a shelf of all of them would cost what the catalogue has. */
const most = 480;

export interface Clearance {
  readonly partIds: readonly number[];
  readonly typeIds: readonly number[];
}

/** The parts of a market with the strongest reductions, and their types. */
export const clearanceOf: (db: Executor, market: string) => Promise<Clearance> = remember(
  { freshMs: 60_000, limit: 20 },
  async (db, market) => {
    const rows = await hotSql<{ id: number; type: number }>(
      db,
      'clearance',
      `select p.id, p.part_type_id as type from price r join part p on p.id = r.part_id
       where r.market = $1 and r.sale_minor is not null
       order by ((r.list_minor - r.sale_minor)::float8 / r.list_minor) desc, r.part_id limit ${most}`,
      [market],
    );
    return {
      partIds: rows.map(({ id }) => id),
      typeIds: [...new Set(rows.map(({ type }) => type))].toSorted((a, b) => a - b),
    };
  },
);
