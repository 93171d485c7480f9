import type { Services } from '../src/http/services.ts';
import { address, cards, commitBody, contact, tokenFor } from '../conformance/client/buyer.ts';
import { happened } from './placedOrder.ts';
import type { Shop, Shopper } from './shop.ts';
import { weighedPart } from './weighedPart.ts';

/** What buyers of a market type, and a price of which three pieces don't travel free. */
const buyers = {
  us: { person: {}, home: address, priceMinor: 10_00 },
  br: {
    person: { fiscalId: '529.982.247-25', phoneNumber: '11912345678' },
    home: { ...address, city: 'São Paulo', state: 'SP', postalCode: '01310-100' },
    priceMinor: 40_00,
  },
};

export interface WantedParcel {
  readonly market?: keyof typeof buyers;
  readonly ways?: readonly ('regular' | 'instore')[];
  readonly skip: number;
}

export interface Delivered {
  readonly shopper: Shopper;
  readonly id: string;
  readonly number: string;
  /** As they were bought: of each way two pieces of one part, and one of another. */
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
  readonly deliveryMinor: number;
}

/** Two pieces of a part and one of another, each way, in their buyer's hands. */
export async function delivered(
  shop: Shop,
  office: Services,
  { market = 'br', ways = ['regular'], skip }: WantedParcel,
): Promise<Delivered> {
  const { person, home, priceMinor } = buyers[market];
  const { db } = shop.database;
  const shopper = shop.shopper(market);
  for (const way of ways) {
    for (const quantity of [2, 1]) {
      const at = skip * 4 + (way === 'instore' ? 2 : 0) + quantity - 1;
      const part = await weighedPart(shop, { market, onHand: 9, priceMinor, skip: at });
      await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
      await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity, shipmentType: way } });
    }
  }
  const shippingAddress = ways.includes('regular') ? { shippingAddress: home, useAsEntered: true } : {};
  await shopper.do('checkout.setAddress', { body: { ...contact, ...person, ...shippingAddress } });
  const token = await tokenFor(shopper, cards.visa);
  const { order: cart } = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token } });
  const number = (await shopper.do('checkout.commit', commitBody({ shopper, cart }))).orderId ?? '';
  const { id, shipping_minor: deliveryMinor } = await db
    .selectFrom('orders')
    .select(['id', 'shipping_minor'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const shipments = await db
    .selectFrom('order_shipment')
    .select(['id', 'fulfilment'])
    .where('order_id', '=', id)
    .execute();
  for (const shipment of shipments) {
    const events =
      shipment.fulfilment === 'PICKUP'
        ? (['accept', 'ready', 'collect'] as const)
        : (['accept', 'pack', 'ship', 'deliver'] as const);
    await happened(office, id, shipment.id, ...events);
  }
  const items = await db
    .selectFrom('order_item')
    .select(['id', 'quantity'])
    .where('order_id', '=', id)
    .orderBy('line')
    .execute();
  return { shopper, id, number, items, deliveryMinor };
}
