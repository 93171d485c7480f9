import type pg from 'pg';
import type { AuditFaults } from './auditFaults.ts';
import type { Measure } from './measures.ts';

interface Row {
  id: number;
  name: string;
  code: string;
  attributes: Record<string, string | number>;
  is_imported: boolean;
  has_picture: boolean;
  has_price: boolean;
  has_stock: boolean;
  /** Markets that sell it, though nothing there takes it. */
  idle_markets: string[];
}

const batch = 2000;

/** Each part by itself: that it has a price, a picture and stock, and that its sizes are possible. */
export async function auditParts(
  client: pg.PoolClient,
  measures: ReadonlyMap<string, Measure>,
  faults: AuditFaults,
): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await client.query<Row>(
      `select p.id, b.name || ' ' || p.part_number as name, t.code, p.attributes, p.imported_at is not null as is_imported,
         p.picture is not null as has_picture,
         exists (select from price r where r.part_id = p.id) as has_price,
         array(select r.market from price r where r.part_id = p.id and not p.universal and not exists (
           select from part_application a where a.part_id = p.id and a.market = r.market) order by 1) as idle_markets,
         exists (select from store_stock s where s.part_id = p.id and s.on_hand > 0) as has_stock
       from part p join brand b on b.id = p.brand_id join part_type t on t.id = p.part_type_id
       where p.id > $1 and p.off_sale_at is null order by p.id limit ${batch}`,
      [after],
    );
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    faults.checked.parts += rows.length;
    for (const row of rows) auditPart(row, measures, faults);
  }
}

function auditPart(row: Row, measures: ReadonlyMap<string, Measure>, faults: AuditFaults): void {
  const { name, code, attributes } = row;
  if (!row.has_price) faults.add('no price', name, 'no market sells it');
  if (row.idle_markets.length > 0)
    faults.add(
      'price without a vehicle',
      name,
      `${row.idle_markets.join(', ')}: sold where no vehicle takes it`,
    );
  if (!row.has_stock) faults.add('no stock', name, 'no store and no warehouse has one');
  // The demonstration draws its parts.
  if (row.is_imported && !row.has_picture) faults.add('no picture', name, 'it has no address of a picture');
  for (const [id, value] of Object.entries(attributes)) {
    const bounds = measures.get(`${code} ${id}`)?.bounds;
    if (!bounds) continue;
    const { least, most, unit } = bounds;
    if (typeof value === 'number' && value >= least && value <= most) continue;
    faults.add(
      'impossible size',
      name,
      `${id} is ${value} ${unit}; ${code} have ${round(least)} to ${round(most)}`,
    );
  }
}

const round = (value: number) => Math.round(value * 10) / 10;
