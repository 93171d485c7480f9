import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { address, contact } from '../../conformance/client/buyer.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { weighedPart, type WantedPart } from '../../test/weighedPart.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ clock, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const part = (wanted: WantedPart = {}) => weighedPart(shop, { ...wanted, skip: skip++ });

async function shipped(wanted: (WantedPart & { quantity?: number })[] = [{}]): Promise<Shopper> {
  const shopper = shop.shopper();
  for (const { quantity = 1, ...each } of wanted) {
    const { sku } = await part(each);
    await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity, shipmentType: 'regular' } });
  }
  await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress: address } });
  return shopper;
}

const groupsOf = async (shopper: Shopper) =>
  (await shopper.do('cart.detail')).orders[0]?.shipmentInfoList ?? [];
const choose = (shopper: Shopper, shipmentId: string, shippingMethod: string, more: object = {}) =>
  shopper.call('checkout.setShipment', { body: { shipmentId, shippingMethod, ...more } });

describe('freight', () => {
  test('[CART-027] what is too heavy travels apart, later, at a price of its own, and never next day', async () => {
    const shopper = await shipped([{ grams: 500 }, { grams: 30_000 }]);
    const groups = await groupsOf(shopper);
    expect(
      groups.map(({ shipmentId, shipmentType, shippingMethod, shippingPrice }) => [
        shipmentId,
        shipmentType,
        shippingMethod,
        shippingPrice,
      ]),
    ).toEqual([
      ['regular', 'regular', 'regular', 5.99],
      ['freight', 'freight', 'freight', 59.99],
    ]);
    const dates = groups.map(({ estimatedDeliveryDate }) => estimatedDeliveryDate ?? '');
    expect(dates[1]! > dates[0]!).toBe(true);
    const { shipments } = await shopper.do('checkout.shipmentOptions');
    expect(shipments[1]?.shippingMethods).toMatchObject({
      regular: { available: true, price: 59.99 },
      nextDay: { available: false, reason: 'These items are too heavy for next-day delivery.' },
    });
    const answer = await choose(shopper, 'freight', 'nextDay');
    expect([answer.status, answer.key]).toEqual([422, 'error_nextday_unavailable']);
  });

  test('hazardous goods are freight from a lower weight on; its worth never makes it free', async () => {
    const shopper = await shipped([{ grams: 12_000, hazmat: true, priceMinor: 900_00 }]);
    expect(await groupsOf(shopper)).toMatchObject([{ shipmentId: 'freight', shippingPrice: 59.99 }]);
    expect(await groupsOf(await shipped([{ grams: 12_000 }]))).toMatchObject([{ shipmentId: 'regular' }]);
  });

  test('a code for free delivery leaves freight as it is', async () => {
    const shopper = await shipped([{ grams: 500 }, { grams: 30_000 }]);
    const { order } = await shopper.do('promotions.claim', { body: { promoCode: 'SHIPFREE' } });
    expect(order.grandOrderPriceInfo.shippingPrice).toBe(59.99);
  });
});

describe('what the worth of a shipment decides', () => {
  test.each([
    [34_99, 5.99],
    [35_00, 0],
  ])('regular delivery of goods worth %d costs %d', async (priceMinor, price) => {
    expect(await groupsOf(await shipped([{ priceMinor }]))).toMatchObject([{ shippingPrice: price }]);
  });

  test('a code that takes the goods below it leaves delivery free', async () => {
    const shopper = await shipped([{ priceMinor: 36_00 }]);
    const { order } = await shopper.do('promotions.claim', { body: { promoCode: 'SAVE10' } });
    expect(order.grandOrderPriceInfo).toMatchObject({ shippingPrice: 0, discountPrice: 3.6 });
  });
});

describe('membership', () => {
  const token = 'MEMBER-US-2024';

  test('[API-102] [CART-031] a valid token offers its delivery, and choosing it makes deliveries free', async () => {
    const shopper = await shipped();
    expect(
      (await shopper.do('checkout.shipmentOptions')).shipments[0]?.shippingMethods.membership,
    ).toBeUndefined();
    const answer = await shopper.do('checkout.validateMembership', { body: { token } });
    expect(answer).toEqual({
      valid: true,
      shippingMethod: { available: true, price: 0, estimatedDeliveryDate: '2026-03-04' },
    });
    const { shipments } = await shopper.do('checkout.shipmentOptions');
    expect(shipments[0]?.shippingMethods.membership).toEqual(answer.shippingMethod);
    expect(await groupsOf(shopper)).toMatchObject([{ shippingMethod: 'regular', shippingPrice: 5.99 }]);
    await choose(shopper, 'regular', 'membership');
    expect(await groupsOf(shopper)).toMatchObject([
      {
        shipmentType: 'nextday',
        shippingMethod: 'membership',
        shippingPrice: 0,
        estimatedDeliveryDate: '2026-03-04',
      },
    ]);
    await choose(shopper, 'nextday', 'regular');
    expect(await groupsOf(shopper)).toMatchObject([{ shippingMethod: 'regular', shippingPrice: 5.99 }]);
  });

  test('[API-072] the token may come with the choice', async () => {
    const shopper = await shipped();
    const { body } = await choose(shopper, 'regular', 'membership', { membershipToken: token });
    expect(body.grandOrderPriceInfo.shippingPrice).toBe(0);
  });

  test('one that ends meanwhile changes the cart', async () => {
    const shopper = await shipped();
    const { body } = await choose(shopper, 'regular', 'membership', { membershipToken: token });
    const members = shop.database.db.updateTable('shipping_membership').where('id', '=', 'us-member');
    await members.set({ ends_at: '2026-03-01' }).execute();
    const cart = await shopper.do('cart.detail');
    await members.set({ ends_at: '2036-01-01' }).execute();
    expect(cart.cartVersion).toBeGreaterThan(body.cartVersion);
    expect(cart.grandOrderPriceInfo.shippingPrice).toBe(9.99);
  });

  test.each([
    ['unknown', 'NOBODY'],
    ['one that ended', 'LAPSED-US-2024'],
    ['one of another market', 'MEMBER-MX-2024'],
  ])('[API-102] %s is refused, and so is its delivery', async (_what, wrong) => {
    const shopper = await shipped();
    const answer = await shopper.call('checkout.validateMembership', { body: { token: wrong } });
    expect([answer.status, answer.key]).toEqual([422, 'error_membership_invalid']);
    const refused = await choose(shopper, 'regular', 'membership', { membershipToken: wrong });
    expect([refused.status, refused.key]).toEqual([422, 'error_nextday_unavailable']);
    expect(JSON.parse(refused.text).errorDetails[0].errorTitle).toBe('Membership delivery isn’t available');
    expect(await groupsOf(shopper)).toMatchObject([{ shippingMethod: 'regular' }]);
  });
});

describe('options', () => {
  test('[API-070] version 1 answers for everything that is delivered together', async () => {
    const shopper = await shipped([{ priceMinor: 20_00 }, { priceMinor: 16_00 }]);
    const { shippingMethods } = await shopper.do('checkout.shipmentOptionsV1');
    expect(shippingMethods).toMatchObject({
      regular: { available: true, price: 0 },
      nextDay: { available: true, price: 9.99, estimatedDeliveryDate: '2026-03-04' },
    });
    const none = await shop.shopper().call('checkout.shipmentOptionsV1');
    expect([none.status, none.key]).toEqual([422, 'error_shipping_unavailable']);
  });

  test('[API-071] parts to a postal code, before there is a cart', async () => {
    const { sku } = await part();
    const ask = (body: object) => shop.shopper().call('checkout.shipmentOptionsTo', { body });
    const { body } = await ask({ postalCode: '60616', skuNumbers: [sku] });
    expect(body.shippingMethods).toMatchObject({
      regular: { available: true, price: 5.99 },
      nextDay: { available: true, estimatedDeliveryDate: '2026-03-04' },
    });
    expect((await ask({ postalCode: '00000', skuNumbers: [sku] })).key).toBe('error_zip_invalid');
    const { sku: gone } = await part({ elsewhere: 0 });
    expect((await ask({ postalCode: '60616', skuNumbers: [sku, gone] })).key).toBe(
      'error_shipping_unavailable',
    );
    expect((await ask({ postalCode: '60616', skuNumbers: ['999999999'] })).key).toBe(
      'error_shipping_unavailable',
    );
    expect((await ask({ postalCode: '60616', skuNumbers: [] })).status).toBe(400);
  });

  test('[API-077] [CART-012] a store that lacks something of the list names it', async () => {
    const here = await part({ onHand: 3 });
    const away = await part({ elsewhere: 0 });
    const shopper = shop.shopper();
    const ask = (skuNumbers: string[], storeNumber = here.storeNumber) =>
      shopper.call('checkout.verifyForStore', { body: { storeNumber, skuNumbers } });
    expect((await ask([here.sku])).body).toEqual({ eligible: true, ineligibleItems: [] });
    const { body } = await ask([here.sku, away.sku, here.sku]);
    expect(body).toMatchObject({ eligible: false, ineligibleItems: [{ skuNumber: away.sku }] });
    expect(body.ineligibleItems[0]?.itemDescription).not.toBe('');
    const unknown = await ask([here.sku], '1');
    expect([unknown.status, unknown.key]).toEqual([404, 'error_store_unknown']);
  });
});

describe('addresses', () => {
  test('[API-069] version 1 keeps addresses alone and takes a contact where the address has one', async () => {
    const { sku } = await part();
    const shopper = shop.shopper();
    await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
    const answer = await shopper.do('checkout.setAddressV1', { body: { shippingAddress: address } });
    expect(answer).toMatchObject({ shippingAddressValid: true, shippingAddress: { city: 'Chicago' } });
    expect((await shopper.do('checkout.state')).contact).toBeNull();
    await shopper.do('checkout.setAddressV1', {
      body: { shippingAddress: { ...address, email: contact.email } },
    });
    expect((await shopper.do('checkout.state')).contact).toMatchObject({
      email: contact.email,
      firstName: 'Ana',
    });
    const wrong = await shopper.call('checkout.setAddressV1', {
      body: { shippingAddress: { ...address, city: '' } },
    });
    expect([wrong.status, wrong.key]).toEqual([422, 'error_address_invalid']);
    const nowhere = await shopper.call('checkout.setAddressV1', {
      body: { shippingAddress: { ...address, postalCode: '00000' } },
    });
    expect(nowhere.key).toBe('error_address_not_found');
  });

  test('[API-069] a change keeps what it leaves out', async () => {
    const shopper = await shipped();
    const change = (body: object) => shopper.call('checkout.changeAddress', { body });
    await change({ email: 'new@example.com' });
    expect(await shopper.do('checkout.state')).toMatchObject({
      contact: { email: 'new@example.com', firstName: contact.firstName, phoneNumber: contact.phoneNumber },
      shippingAddress: { city: 'Chicago' },
    });
    await change({ shippingAddress: { ...address, address1: '99 Lake Ave' } });
    expect(await shopper.do('checkout.state')).toMatchObject({
      contact: { email: 'new@example.com' },
      shippingAddress: { address1: '99 Lake Ave' },
    });
    expect((await change({ email: 'nobody' })).key).toBe('error_address_invalid');
    expect((await shop.shopper().call('checkout.changeAddress', { body: {} })).key).toBe('error_cart_empty');
  });
});
