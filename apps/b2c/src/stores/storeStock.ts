import type { Store } from '@driveline/api/contract';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { timetableOf } from '../logistics/timetable.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { sitesOf, type Site } from './places.ts';

export interface AskedSku {
  readonly sku: string;
  readonly quantity: number;
}

/** Reads `1001,1002:2`: skus joined by commas, each with its quantity where it is not one; at most 24. */
export function askedSkus(list: string | undefined): AskedSku[] {
  const asked = new Map<string, number>();
  for (const part of (list ?? '').split(',')) {
    const match = /^\s*(\d{1,9})(?::(\d{1,2}))?\s*$/.exec(part);
    const sku = match?.[1];
    if (sku) asked.set(sku, (asked.get(sku) ?? 0) + Math.max(1, Number(match[2] ?? 1)));
  }
  return [...asked].slice(0, 24).map(([sku, quantity]) => ({ sku, quantity }));
}

/** For each store: how many of the asked skus lie on its shelf, and when all could be picked up there ("2 of 3"). */
export async function stockOfStores(
  db: Executor,
  market: ServerMarket,
  stores: readonly Site[],
  asked: readonly AskedSku[],
  now: Date,
): Promise<Map<number, Store['available']>> {
  if (asked.length === 0) return new Map();
  const sites = await sitesOf(db, market);
  const hubIds = stores.flatMap(({ hubId }) => (hubId === null ? [] : [hubId]));
  const rows = await hotSql<{ store_id: number; sku: string; on_hand: number }>(
    db,
    'store-stock',
    'select s.store_id, p.sku, s.on_hand from store_stock s join part p on p.id = s.part_id where s.market = $1 and p.sku = any($2) and s.store_id = any($3)',
    [market.code, asked.map(({ sku }) => sku), [...stores.map(({ id }) => id), ...hubIds]],
  );
  const onHand = new Map(rows.map((row) => [`${row.store_id} ${row.sku}`, row.on_hand]));
  const at = (id: number | null, sku: string) => onHand.get(`${id} ${sku}`) ?? 0;
  return new Map(
    stores.map((store) => {
      const hub = (store.hubId !== null && sites.byId(store.hubId)) || null;
      const table = timetableOf({ now, logistics: market.terms.delivery.logistics, store, hub });
      const here = asked.filter(({ sku, quantity }) => at(store.id, sku) >= quantity);
      const soon = asked.filter(({ sku, quantity }) => at(store.id, sku) + at(store.hubId, sku) >= quantity);
      const slot =
        here.length === asked.length ? table.fromShelf : soon.length === asked.length ? table.fromHub : null;
      return [store.id, { inStock: here.length, asked: asked.length, readyAt: slot?.readyAt ?? null }];
    }),
  );
}
