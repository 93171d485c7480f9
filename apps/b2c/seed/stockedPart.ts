import type { Database } from '../src/db/database.ts';

/** Whatever has a seeded database. */
export interface Seeded {
  readonly database: Pick<Database, 'db'>;
}

export interface Stocked {
  readonly sku: string;
  readonly partId: number;
  readonly storeId: number;
  readonly storeNumber: string;
}

/**
 * A part that is sold, at a pickup store with so many pieces, with `elsewhere` at each warehouse, hub and other store that
 * carries it; where that is none, nothing anywhere else.
 * @param skip how many such parts other tests of the file use
 */
export async function stockedPart(
  { database }: Seeded,
  { market = 'us', onHand = 5, elsewhere = 0, hazmat = false, skip = 0 } = {},
): Promise<Stocked> {
  const { db } = database;
  const part = await db
    .selectFrom('part')
    .innerJoin('price', 'price.part_id', 'part.id')
    .select(['part.id', 'part.sku', 'part.part_type_id'])
    .where('price.market', '=', market)
    .where('part.hazmat', '=', hazmat)
    .where('price.list_minor', '>', 20_00)
    .orderBy('part.id')
    .offset(skip)
    .limit(1)
    .executeTakeFirstOrThrow();
  const store = await db
    .selectFrom('store')
    .select(['id', 'number'])
    .where('market', '=', market)
    .where('kind', '=', 'store')
    .where('bopus_enabled', '=', true)
    .where('is_hub', '=', false)
    .where('number', 'not in', ['6997', '7997'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('store_stock').set({ on_hand: elsewhere }).where('part_id', '=', part.id).execute();
  const { id, part_type_id: typeId } = part;
  if (elsewhere > 0)
    await db
      .insertInto('store_stock')
      .columns(['store_id', 'part_id', 'part_type_id', 'market', 'on_hand'])
      .expression(({ selectFrom, val }) =>
        selectFrom('store')
          .where('market', '=', market)
          .where(({ eb, or }) => or([eb('kind', '=', 'warehouse'), eb('is_hub', '=', true)]))
          .select([
            'id',
            val(id).as('part_id'),
            val(typeId).as('type_id'),
            'market',
            val(elsewhere).as('pieces'),
          ]),
      )
      .onConflict((clash) => clash.doNothing())
      .execute();
  await db
    .insertInto('store_stock')
    .values({
      store_id: store.id,
      part_id: part.id,
      part_type_id: part.part_type_id,
      market,
      on_hand: onHand,
    })
    .onConflict((clash) => clash.columns(['store_id', 'part_id']).doUpdateSet({ on_hand: onHand }))
    .execute();
  return { sku: part.sku, partId: part.id, storeId: store.id, storeNumber: store.number };
}

export const onHand = async ({ database }: Seeded, { partId }: Stocked): Promise<number> => {
  const rows = await database.db
    .selectFrom('store_stock')
    .select('on_hand')
    .where('part_id', '=', partId)
    .execute();
  return rows.reduce((sum, row) => sum + row.on_hand, 0);
};
