import { toDecimal } from '@driveline/api';
import type { OutputOf, Rebate } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { dateOf, localOf } from '../clock/zone.ts';
import { localized } from '../messages/localized.ts';
import { taxonomyOf, type Taxonomy } from '../catalog/taxonomy.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import type { RouteContext } from '../http/route.ts';
import { sitesOf } from '../stores/places.ts';

export interface RebateRow {
  id: number;
  brandId: number;
  typeIds: number[];
  amountMinor: number;
  /** `YYYY-MM-DD`. */
  startsOn: string;
  endsOn: string;
  regions: string[];
}

/** How long an ended rebate is shown (CATALOG-042): receipts are sent in afterwards. */
const endedDays = 30;

/** API-105: what holds at a store, or everywhere; soonest end first, ended ones behind. */
export async function rebates(ctx: RouteContext<'stores.rebates'>): Promise<OutputOf<'stores.rebates'>> {
  const { db, market, clock, input } = ctx;
  const number = input.query?.storeNumber;
  const store = number ? (await sitesOf(db, market)).byNumber(number) : undefined;
  const today = localOf(clock.now(), store?.timeZone ?? market.timeZone).day;
  const taxonomy = await taxonomyOf(db);
  const rows = await readRebates(db, market.code);
  const shown = rows
    .filter(({ startsOn, endsOn }) => startsOn <= dateOf(today) && endsOn >= dateOf(today - endedDays))
    .filter(({ regions }) => regions.length === 0 || (store && regions.includes(store.region)))
    .map((row) => toRebate(market, taxonomy, row, dateOf(today)));
  return { rebates: [...shown.filter(({ hasEnded }) => !hasEnded), ...shown.filter((one) => one.hasEnded)] };
}

export const readRebates = (db: Executor, market: string): Promise<RebateRow[]> =>
  hotSql<RebateRow>(
    db,
    'rebates',
    `select id, brand_id as "brandId", part_type_ids as "typeIds", amount_minor as "amountMinor",
       to_char(starts_on, 'YYYY-MM-DD') as "startsOn", to_char(ends_on, 'YYYY-MM-DD') as "endsOn", regions
     from store_rebate where market = $1 order by ends_on, id`,
    [market],
  );

export function toRebate(market: Market, taxonomy: Taxonomy, row: RebateRow, today: string): Rebate {
  const brand = taxonomy.brandById.get(row.brandId);
  return {
    id: String(row.id),
    brand: brand?.name ?? '',
    products: row.typeIds.flatMap((id) => {
      const type = taxonomy.typeById.get(id);
      return type ? [{ name: localized(type.names, market), canonicalPath: type.path }] : [];
    }),
    amount: toDecimal(row.amountMinor, market.currency.minorDigits),
    startDate: row.startsOn,
    expirationDate: row.endsOn,
    hasEnded: row.endsOn < today,
    formUrl: `/ecomm/b2c/v1/storeRebates/${row.id}/form.pdf`,
    shopUrl: brand ? `/brands/${brand.slug}` : '/parts',
  };
}
