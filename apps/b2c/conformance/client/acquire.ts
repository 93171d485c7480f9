import type { Address, Cart } from '@driveline/api/contract';
import type { Belongings } from '../samples/sample.ts';
import { address, attachCard, commitBody, contact, fillCart, tokenToSave, type Offered } from './buyer.ts';
import type { Shopper } from './shopper.ts';

export interface Owner extends Belongings {
  readonly shopper: Shopper;
  readonly shipmentId: string;
  readonly orderItemId: string;
  readonly savedItemId: string;
  readonly addressId: string;
  readonly cardId: string;
}

/** What a signed-in shopper can get by the contract alone: an order, a vehicle with a service, an address, a cart. */
export async function acquire(
  shopper: Shopper,
  part: Offered,
  catalogVehicleId: string,
  of: { readonly person: object; readonly address: Address } = { person: {}, address },
): Promise<Omit<Owner, 'shopper' | 'warrantyId' | 'warrantyItemId' | 'rewardsId' | 'otherRewardsId'>> {
  const ready = await attachCard(await fillCart(shopper, part, { more: of.person }));
  const placed = await shopper.do('checkout.commit', commitBody(ready));
  const orderId = placed.orderId ?? '';
  const shipment = placed.order?.orders[0]?.shipmentInfoList[0];
  const { vehicles } = await shopper.do('vehicles.add', { body: { catalogVehicleId } });
  const vehicleId = vehicles[0]?.vehicleId ?? '';
  const { services } = await shopper.do('garage.addService', {
    params: { vehicleId },
    body: { date: '2024-05-01', mileage: 70_000, serviceType: 'other' },
  });
  const { addresses } = await shopper.do('account.addAddress', { body: { address: of.address } });
  const { cards } = await shopper.do('account.addCard', { body: { token: await tokenToSave(shopper) } });
  const saved = await fillCart(shopper, part, { more: of.person });
  await shopper.do('cart.saveItem', { body: { commerceItemId: lineOf(saved.cart) } });
  const { savedItems } = await shopper.do('cart.saved');
  const { listId } = await shopper.do('cart.createList', { body: { listName: 'Brakes' } });
  const { cart } = await attachCard(await fillCart(shopper, part, { more: of.person }));
  return {
    sku: part.sku,
    storeNumber: part.storeNumber,
    commerceId: cart.commerceId,
    lineId: lineOf(cart),
    orderId,
    shipmentId: shipment?.shipmentId ?? '',
    orderItemId: shipment?.lineItemList[0]?.commerceItemId ?? '',
    listId,
    savedItemId: savedItems[0]?.savedItemId ?? '',
    addressId: addresses[0]?.addressId ?? '',
    cardId: cards[0]?.cardId ?? '',
    catalogVehicleId,
    vehicleId,
    serviceItemId: services[0]?.serviceItemId ?? '',
    purchaseId: await startedPurchase(shopper),
  };
}

export const giftCardOrder = {
  amount: 50,
  recipientName: 'Ben',
  recipientEmail: 'ben@example.com',
  senderName: 'Ana',
  senderEmail: contact.email,
};

/** A gift card that is being bought; `none` in a market that sells none. */
export async function startedPurchase(shopper: Shopper): Promise<string> {
  const answer = await shopper.call('giftCards.buy', { body: giftCardOrder });
  return answer.status === 200 ? (JSON.parse(answer.text) as { purchaseId: string }).purchaseId : 'none';
}

/** The first line of a cart. */
export const lineOf = (cart: Cart): string =>
  cart.orders[0]?.shipmentInfoList[0]?.lineItemList[0]?.commerceItemId ?? '';
