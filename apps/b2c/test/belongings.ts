import { createMarkets, markets } from '@driveline/markets';
import { acquire, type Owner } from '../conformance/client/acquire.ts';
import { stockedPart } from '../seed/stockedPart.ts';
import { withTx } from '../src/db/tx.ts';
import { recordWarranties } from '../src/warranties/recordWarranties.ts';
import { catalogVehicles } from './garage.ts';
import { card, member } from './member.ts';
import type { Shop } from './shop.ts';

/**
 * A signed-in customer who has one of everything: cart, order, vehicle with a service, warranty, rewards card.
 * @param car which of the catalogue's vehicles is in the garage; two customers may have the same
 */
export async function ownerOfAll(shop: Shop, { car = 0 } = {}): Promise<Owner> {
  const { db } = shop.database;
  const { shopper, rewardsId } = await member(shop, { balanceMinor: 5000 });
  const part = await stockedPart(shop, { onHand: 60 });
  const catalogVehicleId = (await catalogVehicles(shop, car + 1))[car] ?? '';
  const things = await acquire(shopper, part, catalogVehicleId);
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', things.orderId)
    .executeTakeFirstOrThrow();
  const of = createMarkets(markets).marketByCode('us');
  await withTx(db, (tx) => recordWarranties(tx, new Date(), { orderId: id, market: of }));
  return {
    ...things,
    shopper,
    warrantyId: id,
    warrantyItemId: things.orderItemId,
    rewardsId,
    otherRewardsId: await card(shop),
  };
}
