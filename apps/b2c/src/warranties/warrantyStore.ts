import { sql, type Selectable } from 'kysely';
import type { SoldPart } from '../catalog/soldTitle.ts';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';
import type { CalendarDate } from '../clock/calendarDate.ts';

export type WarrantyRow = Selectable<DB['warranty']>;
/** With what the catalogue calls the part now, and the language of its order. */
export type WarrantyItemRow = Selectable<DB['warranty_item']> &
  Pick<SoldPart, 'names'> & { readonly locale: string | null };

export interface WarrantyFilter {
  readonly customerId: string;
  readonly today: CalendarDate;
  /** Words that title, brand, part number or vehicle hold. */
  readonly search: string;
  readonly status: 'active' | 'ended' | undefined;
}

/** Purchases with a part that the filter lets through, newest first. @param page from 1 */
export async function findWarranties(
  db: Executor,
  filter: WarrantyFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: WarrantyRow[]; items: WarrantyItemRow[]; totalCount: number }> {
  const matching = db
    .selectFrom('warranty')
    .where('customer_id', '=', filter.customerId)
    .where('id', 'in', (eb) => {
      let items = eb.selectFrom('warranty_item').select('warranty_id');
      if (filter.search) items = items.where(searched, 'like', `%${escaped(filter.search)}%`);
      if (filter.status === 'active')
        items = items.where('ends_on', '>=', filter.today).where('voided_on', 'is', null);
      if (filter.status === 'ended')
        items = items.where((or) =>
          or.or([or('ends_on', '<', filter.today), or('voided_on', 'is not', null)]),
        );
      return items;
    });
  const { count } = await matching
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('bought_on', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    rows,
    items: await itemsOf(
      db,
      rows.map(({ id }) => id),
    ),
    totalCount: Number(count),
  };
}

/** In any language, as the title is shown in the one of the page. */
const searched = sql<string>`lower(title || ' ' || brand || ' ' || part_number || ' ' || coalesce(vehicle_name, '') || ' ' ||
  coalesce((select string_agg(name.value, ' ') from part, jsonb_each_text(part.title) name where part.id = part_id), ''))`;
const escaped = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** One purchase of the customer; another's is as unknown as none. */
export async function readWarranty(
  db: Executor,
  customerId: string,
  id: string,
): Promise<{ row: WarrantyRow; items: WarrantyItemRow[] } | undefined> {
  const row = await db
    .selectFrom('warranty')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && { row, items: await itemsOf(db, [row.id]) };
}

async function itemsOf(db: Executor, ids: readonly string[]): Promise<WarrantyItemRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('warranty_item')
    .leftJoin('part', 'part.id', 'warranty_item.part_id')
    .leftJoin('orders', 'orders.id', 'warranty_item.warranty_id')
    .selectAll('warranty_item')
    .select(['part.title as names', 'orders.locale'])
    .where('warranty_id', 'in', [...ids])
    .orderBy('line')
    .execute();
}
