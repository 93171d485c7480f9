import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import type { PartRow } from './readParts.ts';
import { partNumberKey } from './searchKey.ts';

export interface Equivalent {
  sku: string;
  brandId: number;
  partNumber: string;
  url: string;
}

const mostEquivalents = 8;

const remembered = remember({ freshMs: 300_000, limit: 500 }, (db, key) => {
  const [market, id, typeId, ...numbers] = key.split(' ');
  return hotSql<Equivalent>(
    db,
    'equivalents',
    `select p.sku, p.brand_id as "brandId", p.part_number as "partNumber", p.url
     from part p join price r on r.part_id = p.id and r.market = $1
     where p.original_number_keys && $4::text[] and p.part_type_id = $3 and p.id <> $2
     order by p.popularity desc, p.id limit ${mostEquivalents}`,
    [market, Number(id), Number(typeId), numbers],
  );
});

/** What the market sells in place of the same original part, the best sellers first (PLUS-067). */
export const equivalentsOf = async (
  db: Executor,
  market: string,
  { id, typeId, originalNumbers }: Pick<PartRow, 'id' | 'typeId' | 'originalNumbers'>,
): Promise<readonly Equivalent[]> =>
  originalNumbers.length === 0
    ? []
    : remembered(db, [market, id, typeId, ...originalNumbers.map(partNumberKey)].join(' '));
