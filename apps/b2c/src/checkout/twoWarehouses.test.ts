import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { us } from '@driveline/markets';
import { heldClock } from '../clock/clock.ts';
import { sitesOf } from '../stores/places.ts';
import { address, cards, commitBody, contact, tokenFor } from '../../conformance/client/buyer.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { weighedPart } from '../../test/weighedPart.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ clock, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

describe('two warehouses', () => {
  /** Twelve pieces, of which no warehouse has more than eight. */
  async function scarce() {
    const { db } = shop.database;
    const found = await weighedPart(shop, { elsewhere: 0, priceMinor: 33_33, skip: skip++ });
    const { part_type_id: typeId } = await db
      .selectFrom('part')
      .select('part_type_id')
      .where('id', '=', found.partId)
      .executeTakeFirstOrThrow();
    const sites = await sitesOf(db, us);
    const hubs = sites.senders(sites.byId(found.storeId) ?? null).slice(0, 2);
    for (const [
      index,
      {
        site: { id },
      },
    ] of hubs.entries()) {
      const row = {
        store_id: id,
        part_id: found.partId,
        part_type_id: typeId,
        market: 'us',
        on_hand: index === 0 ? 8 : 6,
      };
      await db
        .insertInto('store_stock')
        .values(row)
        .onConflict((clash) => clash.columns(['store_id', 'part_id']).doUpdateSet({ on_hand: row.on_hand }))
        .execute();
    }
    const shopper = shop.shopper();
    await shopper.do('stores.setPreferred', { body: { storeNumber: found.storeNumber } });
    return { shopper, found, senders: hubs.map(({ site }) => site.id) };
  }

  test('a line that none of them has whole comes in two parcels and is sold once', async () => {
    const { shopper, found, senders } = await scarce();
    const { db } = shop.database;
    const added = await shopper.do('cart.addItem', {
      body: { skuNumber: found.sku, quantity: 12, shipmentType: 'regular' },
    });
    const [group] = added.orders[0]?.shipmentInfoList ?? [];
    expect(group?.lineItemList).toMatchObject([{ itemQuantity: 12, itemHasError: false }]);
    expect(group?.parcels?.map(({ lines }) => lines[0]?.itemQuantity)).toEqual([8, 4]);
    const site = (await sitesOf(db, us)).all.find(({ id }) => id === senders[0])!;
    const near = { ...address, city: site.city, state: site.region, postalCode: site.postalCode };
    await shopper.do('checkout.setAddress', {
      body: { ...contact, shippingAddress: near, useAsEntered: true },
    });
    await shopper.do('promotions.claim', { body: { promoCode: 'SAVE10' } });
    const token = await tokenFor(shopper, cards.visa);
    const { order: cart } = await shopper.do('checkout.addPayment', {
      body: { paymentMethod: 'card', token },
    });
    await shopper.do('checkout.commit', commitBody({ shopper, cart }));
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('cart_id', '=', cart.commerceId)
      .executeTakeFirstOrThrow();
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const shipments = await db
      .selectFrom('order_shipment')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    const items = await db
      .selectFrom('order_item')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('line')
      .execute();
    expect(items.map(({ quantity }) => quantity)).toEqual([8, 4]);
    expect(new Set(shipments.map(({ promise }) => (promise as { senderId: number }).senderId))).toEqual(
      new Set(senders),
    );
    const sum = (name: 'promo_minor' | 'tax_minor' | 'line_total_minor' | 'discount_minor') =>
      items.reduce((total, item) => total + item[name], 0);
    expect([sum('discount_minor'), sum('tax_minor')]).toEqual([order.discount_minor, order.tax_minor]);
    expect(sum('line_total_minor')).toBe(order.item_total_minor - order.discount_minor);
    expect(shipments.reduce((total, { shipping_minor }) => total + shipping_minor, 0)).toBe(
      order.shipping_minor,
    );
    const left = await db
      .selectFrom('store_stock')
      .select('on_hand')
      .where('part_id', '=', found.partId)
      .where('store_id', 'in', senders)
      .orderBy('on_hand')
      .execute();
    expect(left.map(({ on_hand }) => on_hand)).toEqual([0, 2]);
  });

  test('what one of them has whole comes in one parcel, and more than all have is refused', async () => {
    const { shopper, found } = await scarce();
    const add = (quantity: number) =>
      shopper.call('cart.addItem', { body: { skuNumber: found.sku, quantity, shipmentType: 'regular' } });
    expect((await add(8)).body.orders[0]?.shipmentInfoList[0]?.parcels).toBeUndefined();
    const answer = await add(7);
    expect([answer.status, answer.key]).toEqual([422, 'error_item_unavailable']);
    expect(answer.text).toContain('We have 14');
  });
});
