import type { Database } from '../src/db/database.ts';

/** Everything that an import may write, as one text. */
export const importState = async (from: Database) => {
  const texts: string[] = [];
  for (const [table, columns] of [
    [
      'part',
      'id, sku, url, part_number, original_numbers, title, attributes, facet, position, picture, has_core, litres, off_sale_at is null',
    ],
    ['price', '*'],
    ['application', 'part_id, market, model_id, y0, y1, engines, qualifiers, position, quantity'],
    ['store_stock', '*'],
    ['brand', '*'],
    ['facet_value', '*'],
    ['shelf', 'market, part_type_id, parts, md5(packed)'],
    ['import_run', '*'],
    ['import_part', '*'],
  ] as const) {
    const { rows: found } = await from.pool.query<{ all: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all
       from (select ${columns} from ${table}) t`,
    );
    texts.push(`${table} ${found[0]!.all}`);
  }
  return texts;
};
