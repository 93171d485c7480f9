import { stockedPart, type Stocked } from '../seed/stockedPart.ts';
import type { Shop } from './shop.ts';

export type WantedPart = NonNullable<Parameters<typeof stockedPart>[1]> & {
  readonly grams?: number;
  readonly priceMinor?: number;
};

/** A part with so many grams and a price, on its way to Chicago. */
export async function weighedPart(
  shop: Shop,
  { grams = 500, priceMinor = 20_00, ...more }: WantedPart = {},
): Promise<Stocked> {
  const found = await stockedPart(shop, { onHand: 0, elsewhere: 20, ...more });
  const { db } = shop.database;
  await db.updateTable('part').set({ weight_grams: grams }).where('id', '=', found.partId).execute();
  await db
    .updateTable('price')
    .set({ list_minor: priceMinor, sale_minor: null, core_minor: 0 })
    .where('part_id', '=', found.partId)
    .execute();
  return found;
}
