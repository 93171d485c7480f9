import type { Cart } from '@driveline/api/contract';
import { createMarkets, markets } from '@driveline/markets';
import { withTx } from '../db/tx.ts';
import { recordWarranties } from '../warranties/recordWarranties.ts';
import { address, commitBody, readyBuyer, stockedPart } from './buyer.ts';
import { catalogVehicles } from './garage.ts';
import { card, member } from './member.ts';
import type { Belongings } from './samples.ts';
import type { Shop, Shopper } from './shop.ts';

export interface Owner extends Belongings {
  readonly shopper: Shopper;
  readonly shipmentId: string;
  readonly orderItemId: string;
  readonly savedItemId: string;
  readonly addressId: string;
}

/**
 * A signed-in customer who has one of everything: cart, order, vehicle with a service, warranty, rewards card.
 * @param car which of the catalogue's vehicles is in the garage; two customers may have the same
 */
export async function ownerOfAll(shop: Shop, { car = 0 } = {}): Promise<Owner> {
  const { db } = shop.database;
  const { shopper, rewardsId } = await member(shop, { balanceMinor: 5000 });
  const part = await stockedPart(shop, { onHand: 60 });
  const first = await readyBuyer(shop, part, { shopper });
  const orderId = (await shopper.do('checkout.commit', commitBody(first))).orderId ?? '';
  const item = await db
    .selectFrom('orders')
    .innerJoin('order_item', 'order_item.order_id', 'orders.id')
    .select(['orders.id as order_id', 'order_item.id', 'order_item.shipment_id'])
    .where('number', '=', orderId)
    .executeTakeFirstOrThrow();
  const of = createMarkets(markets).marketByCode('us');
  await withTx(db, (tx) => recordWarranties(tx, new Date(), { orderId: item.order_id, market: of }));
  const catalogVehicleId = (await catalogVehicles(shop, car + 1))[car] ?? '';
  const { vehicles } = await shopper.do('vehicles.add', { body: { catalogVehicleId } });
  const vehicleId = vehicles[0]?.vehicleId ?? '';
  const { services } = await shopper.do('garage.addService', {
    params: { vehicleId },
    body: { date: '2024-05-01', mileage: 70_000, serviceType: 'other' },
  });
  const { addresses } = await shopper.do('account.addAddress', { body: { address } });
  await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'instore' } });
  await shopper.do('cart.saveItem', { body: { commerceItemId: lineOf(await shopper.do('cart.detail')) } });
  const { savedItems } = await shopper.do('cart.saved');
  const { cart } = await readyBuyer(shop, part, { shopper });
  return {
    shopper,
    sku: part.sku,
    storeNumber: part.storeNumber,
    commerceId: cart.commerceId,
    lineId: lineOf(cart),
    orderId,
    shipmentId: item.shipment_id ?? '',
    orderItemId: item.id,
    savedItemId: savedItems[0]?.savedItemId ?? '',
    addressId: addresses[0]?.addressId ?? '',
    catalogVehicleId,
    vehicleId,
    serviceItemId: services[0]?.serviceItemId ?? '',
    warrantyId: item.order_id,
    warrantyItemId: item.id,
    rewardsId,
    otherRewardsId: await card(shop),
  };
}

const lineOf = (cart: Cart): string =>
  cart.orders[0]?.shipmentInfoList[0]?.lineItemList[0]?.commerceItemId ?? '';
