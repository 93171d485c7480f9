import { hotSql } from '../db/hotSql.ts';
import { readTogether } from '../db/readTogether.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import type { ShelfIndex } from './shelfIndex.ts';
import { numbersOf, type SiteStock } from './siteStock.ts';

interface Limit {
  typeId: number;
  belowGrams: number;
}

const readUnsent = readTogether(async (db, limits: readonly Limit[]): Promise<Int32Array[]> => {
  const rows = await hotSql<{ ids: string | null }>(
    db,
    'unsent-of-types',
    `select (select encode(string_agg(int4send(id), ''), 'base64') from part
       where part_type_id = asked.type_id and (hazmat or weight_grams >= asked.grams)) as ids
     from unnest($1::int[], $2::int[]) with ordinality as asked (type_id, grams, nth) order by asked.nth`,
    [limits.map(({ typeId }) => typeId), limits.map(({ belowGrams }) => belowGrams)],
  );
  return rows.map(({ ids }) => numbersOf(ids ?? ''));
});

/** A minute old at most. */
const remembered = remember({ freshMs: 60_000, limit: 400 }, (db, key) => {
  const [typeId = 0, belowGrams = 0] = key.split(' ').map(Number);
  return readUnsent(db, { typeId, belowGrams });
});

/** The parts of an index that mail does not take: hazardous ones, and those of so many grams or more. */
export const unsentByMail = async (
  db: Executor,
  { typeId }: ShelfIndex,
  belowGrams: number,
): Promise<SiteStock> => [await remembered(db, `${typeId} ${belowGrams}`)];
