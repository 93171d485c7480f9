import { hotSql } from '../db/hotSql.ts';
import { readTogether } from '../db/readTogether.ts';
import type { Executor } from '../db/tx.ts';

/** What a promise needs of a part. */
export interface SuppliedPart {
  readonly id: number;
  readonly sku: string;
  readonly hazmat: boolean;
  readonly weightGrams: number;
  /** What one costs now. */
  readonly priceMinor: number;
}

/** By sku; one that the market does not sell is left out. */
export async function readParts(
  db: Executor,
  market: string,
  demands: readonly { readonly sku: string }[],
): Promise<Map<string, SuppliedPart>> {
  const rows = await hotSql<SuppliedPart>(
    db,
    'availability-parts',
    'select p.id, p.sku, p.hazmat, p.weight_grams as "weightGrams", coalesce(r.sale_minor, r.list_minor) as "priceMinor" from part p join price r on r.part_id = p.id and r.market = $1 where p.sku = any($2)',
    [market, demands.map(({ sku }) => sku)],
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Pieces by part and site. */
export const readStock = (
  db: Executor,
  market: string,
  parts: readonly SuppliedPart[],
  siteIds: readonly number[],
): Promise<StockByPart> => stockTogether(db, { market, partIds: parts.map(({ id }) => id), siteIds });

type StockByPart = ReadonlyMap<number, ReadonlyMap<number, number>>;

interface AskedStock {
  readonly market: string;
  readonly partIds: readonly number[];
  readonly siteIds: readonly number[];
}

/** Lists of one page ask for it at one moment, at the same sites. */
const stockTogether = readTogether(async (db, asked: readonly AskedStock[]): Promise<StockByPart[]> => {
  const placeOf = ({ market, siteIds }: AskedStock) => `${market} ${siteIds.join()}`;
  const byPlace = new Map<string, Promise<StockByPart>>();
  for (const one of asked) {
    const place = placeOf(one);
    if (byPlace.has(place)) continue;
    const partIds = asked.flatMap((other) => (placeOf(other) === place ? other.partIds : []));
    byPlace.set(place, stockOf(db, one.market, [...new Set(partIds)], one.siteIds));
  }
  return Promise.all(asked.map((one) => byPlace.get(placeOf(one))!));
});

async function stockOf(
  db: Executor,
  market: string,
  partIds: readonly number[],
  siteIds: readonly number[],
): Promise<StockByPart> {
  // One row a part: most of a list's time in the driver went into a row for every site.
  const rows = await hotSql<{ part_id: number; sites: number[]; counts: number[] }>(
    db,
    'availability-stock',
    `select part_id, array_agg(store_id) as sites, array_agg(on_hand) as counts from store_stock
     where market = $1 and part_id = any($2) and store_id = any($3) and on_hand > 0 group by part_id`,
    [market, partIds, siteIds],
  );
  return new Map(
    rows.map(({ part_id, sites, counts }) => [part_id, new Map(sites.map((site, i) => [site, counts[i]!]))]),
  );
}
