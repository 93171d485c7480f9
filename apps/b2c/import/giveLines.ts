import type pg from 'pg';

/**
 * A part of a standard size that an import names gets the lines of its size as its own, to be changed for itself: of the
 * next so many parts that wait, in the caller's transaction. The shop goes on saying the same of it.
 */
export async function giveLines(
  client: pg.PoolClient,
  { after, limit }: { after: string; limit: number },
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select p.id from (select key from import_part where key > $1 order by key limit $2) i
       join brand b on b.slug = split_part(i.key, '/', 1)
       join part p on p.brand_id = b.id and p.part_number_key = split_part(i.key, '/', 2) and p.size is not null`,
    [after, limit],
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into application
       (id, market, model_id, part_type_id, part_id, y0, y1, engines, qualifiers, position, quantity)
     select (select coalesce(max(id), 0) from application) + row_number() over (order by p.id, n.id),
       n.market, n.model_id, n.part_type_id, p.id, n.y0, n.y1, n.engines, n.qualifiers, n.position, n.quantity
     from part p join size_need n on n.part_type_id = p.part_type_id and n.size = p.size where p.id = any($1)`,
    [ids],
  );
  await client.query('update part set size = null where id = any($1)', [ids]);
}
