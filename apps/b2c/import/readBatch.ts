import type pg from 'pg';
import type { PartTypeFacts } from './planBatch.ts';

/** Whether the import brings a kind of row at all: what it does not bring is left as it is. */
export interface Given {
  readonly part: boolean;
  readonly price: boolean;
  readonly application: boolean;
  readonly stock: boolean;
}

export interface WaitingPart {
  key: string;
  /** No line of the files names one that an import of applications has to look at. */
  is_named: boolean;
  brand: string | null;
  part_number: string;
  /** Null where the file has no place for them. */
  original_numbers: string[] | null;
  type_id: number | null;
  title: Record<string, string>;
  attributes: Record<string, string | number>;
  position: string | null;
  picture: string | null;
  weight_grams: number;
  warranty_months: number;
  hazmat: boolean;
  universal: boolean;
}

export interface LivePart extends Omit<WaitingPart, 'brand' | 'type_id' | 'is_named' | 'original_numbers'> {
  original_numbers: string[];
  id: number;
  type_id: number;
  brand_id: number;
  facet: number[];
  litres: number | null;
  off_sale: boolean;
  is_imported: boolean;
}

export interface PriceRow {
  key: string;
  market: string;
  list_minor: number;
  sale_minor: number | null;
  core_minor: number;
}

export interface ApplicationRow {
  key: string;
  market: string;
  model_id: number;
  y0: number;
  y1: number;
  engines: number[] | null;
  qualifiers: { question: string; value: string; options?: string[] }[] | null;
  position: string | null;
  quantity: number;
}

export interface WaitingApplication extends Omit<ApplicationRow, 'engines'> {
  engine_id: number | null;
}

export interface StockRow {
  key: string;
  store_id: number;
  market: string;
  on_hand: number;
}

export interface WaitingStock extends StockRow {
  /** What the shop had, with what payments under way held, when the files were read; null from a release before. */
  seen: number | null;
}

/** What waits and what the shop has, of some parts. */
export interface Batch {
  waiting: {
    parts: WaitingPart[];
    prices: PriceRow[];
    applications: WaitingApplication[];
    stock: WaitingStock[];
  };
  live: {
    parts: Map<string, LivePart>;
    prices: PriceRow[];
    applications: (ApplicationRow & { id: number })[];
    stock: StockRow[];
  };
  types: ReadonlyMap<number, PartTypeFacts>;
}

/** The next parts that wait, with all that is known of them. Nothing when there are none. */
export async function readBatch(
  client: pg.PoolClient,
  { after, limit, types }: { after: string; limit: number; types: Batch['types'] },
): Promise<Batch | undefined> {
  const rows = async <T extends pg.QueryResultRow>(sql: string, values: unknown[]) =>
    (await client.query<T>(sql, values)).rows;
  const parts = await rows<WaitingPart>(
    `select key, line > 0 as is_named, brand, part_number, original_numbers, type_id, title, attributes, position, picture,
       weight_grams, warranty_months,
       hazmat, universal from import_part where key > $1 order by key limit $2`,
    [after, limit],
  );
  if (parts.length === 0) return undefined;
  const keys = parts.map(({ key }) => key);
  const live = await rows<LivePart>(
    `select b.slug || '/' || p.part_number_key as key, p.id, p.part_number, p.original_numbers, p.part_type_id as type_id, p.brand_id,
       p.title, p.attributes, p.facet, p.position, p.picture, p.weight_grams, p.warranty_months, p.hazmat, p.universal,
       p.litres, p.off_sale_at is not null as off_sale, p.imported_at is not null as is_imported
     from part p join brand b on b.id = p.brand_id
     where p.part_number_key = any($1) and b.slug || '/' || p.part_number_key = any($2)
     order by p.id desc`,
    [keys.map((key) => key.slice(key.indexOf('/') + 1)), keys],
  );
  const byKey = new Map(live.map((part) => [part.key, part]));
  const keyOf = new Map([...byKey].map(([key, { id }]) => [id, key]));
  const ids = [...keyOf.keys()];
  const own = <T extends { part_id: number }>(found: T[]) =>
    found.map(({ part_id: id, ...row }) => ({ ...row, key: keyOf.get(id)! }));
  return {
    waiting: {
      parts,
      prices: await rows(
        'select part_key as key, market, list_minor, sale_minor, core_minor from import_price where part_key = any($1)',
        [keys],
      ),
      applications: await rows(
        `select part_key as key, market, model_id, y0, y1, engine_id, qualifiers, position, quantity
         from import_application where part_key = any($1)`,
        [keys],
      ),
      stock: await rows(
        'select part_key as key, store_id, market, on_hand, seen from import_stock where part_key = any($1)',
        [keys],
      ),
    },
    live: {
      parts: byKey,
      prices: own(
        await rows<Omit<PriceRow, 'key'> & { part_id: number }>(
          'select part_id, market, list_minor, sale_minor, core_minor from price where part_id = any($1)',
          [ids],
        ),
      ),
      applications: own(
        await rows<Omit<ApplicationRow, 'key'> & { part_id: number; id: number }>(
          `select part_id, id, market, model_id, y0, y1, engines, qualifiers, position, quantity
           from listed_application where part_id = any($1)`,
          [ids],
        ),
      ),
      stock: own(
        await rows<Omit<StockRow, 'key'> & { part_id: number }>(
          'select part_id, store_id, market, on_hand from store_stock where part_id = any($1)',
          [ids],
        ),
      ),
    },
    types,
  };
}
