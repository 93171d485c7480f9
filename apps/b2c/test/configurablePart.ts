import type { Stocked } from '../seed/stockedPart.ts';
import type { Shop } from './shop.ts';

/** A part of a type that has options, in stock at the store of another part. */
export async function configurablePart(
  { database: { db } }: Shop,
  code: string,
  { storeId, storeNumber }: Pick<Stocked, 'storeId' | 'storeNumber'>,
  market = 'us',
): Promise<{ sku: string; partId: number; storeNumber: string }> {
  const { id, sku, part_type_id } = await db
    .selectFrom('part')
    .innerJoin('part_type', 'part_type.id', 'part.part_type_id')
    .innerJoin('price', 'price.part_id', 'part.id')
    .select(['part.id', 'part.sku', 'part.part_type_id'])
    .where('price.market', '=', market)
    .where('part_type.code', '=', code)
    .orderBy('part.id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('store_stock')
    .values({ store_id: storeId, part_id: id, part_type_id, market, on_hand: 50 })
    .onConflict((clash) => clash.columns(['store_id', 'part_id']).doUpdateSet({ on_hand: 50 }))
    .execute();
  return { sku, partId: id, storeNumber };
}
