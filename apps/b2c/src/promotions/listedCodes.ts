import type { OutputOf } from '@driveline/api/contract';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { termOf, type TermRow } from './promotionTerm.ts';

/** Codes that a market names to everybody, with the last day on which each holds; ended ones too, so that a page leaves them out. */
export async function listedCodes(
  db: Executor,
  market: ServerMarket,
  now: Date,
): Promise<NonNullable<OutputOf<'deals.byCategory'>['coupons']>> {
  const rows = await hotSql<TermRow & { code: string }>(
    db,
    'listed-codes',
    `select c.code, p.starts_at, p.ends_at, p.renews from coupon c join promotion p on p.id = c.promotion_id
     where c.market = $1 and c.listed and p.starts_at <= $2 order by c.code`,
    [market.code, now],
  );
  return rows.map(({ code, ...row }) => {
    const { lastDay, renews } = termOf(row, market, now);
    return { code, endsOn: lastDay, ...(renews && { renews }) };
  });
}
