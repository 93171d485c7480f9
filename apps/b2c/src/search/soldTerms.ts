import type { Executor } from '../db/tx.ts';

interface Named {
  typeId: number | null;
  brandId: number | null;
}

/** What a market has parts of. The words for more than that stay in the table of terms when an import takes parts off sale. */
export interface SoldTerms {
  /** Types without a part, which are understood and not suggested. */
  emptyTypeIds: ReadonlySet<number>;
  /** Whether the shop has something by this name: a brand, or what it makes. */
  hasBrand: (named: Named) => boolean;
}

/** As the shelves say it. Those that nobody has derived yet say nothing. */
export async function readSoldTerms(db: Executor, market: string): Promise<SoldTerms> {
  const shelves = await db
    .selectFrom('shelf')
    .select(['part_type_id', 'parts'])
    .where('market', '=', market)
    .execute();
  const brands = await db
    .selectFrom('shelf_brand')
    .select(['part_type_id', 'brand_id'])
    .where('market', '=', market)
    .execute();
  const known = new Set(shelves.map(({ part_type_id }) => part_type_id));
  const ofType = new Set(brands.map(({ part_type_id, brand_id }) => `${brand_id} ${part_type_id}`));
  const all = new Set(brands.map(({ brand_id }) => brand_id));
  return {
    emptyTypeIds: new Set(shelves.flatMap(({ part_type_id, parts }) => (parts === 0 ? [part_type_id] : []))),
    hasBrand: ({ typeId, brandId }) =>
      brandId === null ||
      (typeId === null
        ? known.size === 0 || all.has(brandId)
        : !known.has(typeId) || ofType.has(`${brandId} ${typeId}`)),
  };
}
