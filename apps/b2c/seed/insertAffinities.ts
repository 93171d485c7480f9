import type pg from 'pg';
import { bulkInsert } from './bulkInsert.ts';
import { readAffinities } from './seedData.ts';
import type { Taxonomy } from './taxonomy.ts';

/** Which part types go with which (API-112). */
export async function insertAffinities(client: pg.PoolClient, { types }: Taxonomy): Promise<void> {
  const idOf = new Map(types.map(({ id, seed }) => [seed.code, id]));
  const rows = Object.entries(readAffinities()).flatMap(([code, related]) =>
    related.map((other, place) => [idOf.get(code), idOf.get(other), related.length - place]),
  );
  await bulkInsert(
    client,
    'type_affinity',
    { part_type_id: 'int', related_type_id: 'int', weight: 'int' },
    rows,
  );
}
