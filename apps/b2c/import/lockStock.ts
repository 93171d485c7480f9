import type pg from 'pg';

/**
 * Holds the stock of parts until the transaction ends, in the order in which checkouts take it: so that an import and a
 * shopper never wait for each other in a ring.
 * @returns pieces on hand by store and part, '1203 77'
 */
export async function lockStock(
  client: pg.PoolClient,
  partIds: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ key: string; on_hand: number }>(
    `select store_id || ' ' || part_id as key, on_hand from store_stock where part_id = any($1)
     order by store_id, part_id for update`,
    [partIds],
  );
  return new Map(rows.map(({ key, on_hand: onHand }) => [key, onHand]));
}
