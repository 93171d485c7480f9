import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, contact } from '../../conformance/client/buyer.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { weighedPart, type WantedPart } from '../../test/weighedPart.ts';
import { heldClock } from '../clock/clock.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  const clock = heldClock('2026-03-03T18:00:00Z');
  shop = await openShop({ clock, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const part = (wanted: WantedPart = {}) => weighedPart(shop, { ...wanted, skip: skip++ });
const ramstein = { ...address, address1: 'PSC 802 BOX 74', city: 'APO', state: 'AE', postalCode: '09012' };

async function shipping(shippingAddress: typeof address, wanted: WantedPart = {}): Promise<Shopper> {
  const shopper = shop.shopper();
  const { sku } = await part({ priceMinor: 100_00, ...wanted });
  await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
  await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress } });
  return shopper;
}

test.each([
  ['09012', 'AE', 'APO', 'PSC 802 BOX 74'],
  ['09501', 'AE', 'FPO', 'UNIT 100100 BOX 4120'],
  ['34002', 'AA', 'apo', 'UNIT 2050 BOX 4190'],
  ['34024', 'AA', 'DPO', 'UNIT 3130'],
  ['96362', 'AP', 'APO', 'PSC 76 BOX 1'],
])('[CART-038] %s is in %s, where parcels come untaxed', async (postalCode, state, city, address1) => {
  const shopper = await shipping({ ...address, postalCode, state, city, address1 });
  const cart = await shopper.do('cart.detail');
  expect(cart.grandOrderPriceInfo).toMatchObject({ tax: 0, shippingPrice: 0 });
  expect(cart.shippingAddress?.city).toBe(city.toUpperCase());
  // Three weeks, where Chicago waits for days.
  expect(cart.orders[0]?.shipmentInfoList).toMatchObject([{ estimatedDeliveryDate: '2026-03-25' }]);
  const { shipments } = await shopper.do('checkout.shipmentOptions');
  expect(shipments[0]?.shippingMethods).toMatchObject({
    regular: { available: true },
    nextDay: { available: false },
  });
});

test('the same part to Chicago is taxed, and comes within days', async () => {
  const cart = await (await shipping(address)).do('cart.detail');
  expect(cart.grandOrderPriceInfo.tax).toBeGreaterThan(0);
  const date = cart.orders[0]?.shipmentInfoList[0]?.estimatedDeliveryDate ?? '';
  expect([date > '2026-03-03', date < '2026-03-12']).toEqual([true, true]);
});

test('[API-071] its postal code alone tells the delivery', async () => {
  const { sku } = await part();
  const ask = (postalCode: string) =>
    shop.shopper().do('checkout.shipmentOptionsTo', { body: { postalCode, skuNumbers: [sku] } });
  expect((await ask('09012')).shippingMethods).toMatchObject({
    regular: { available: true, estimatedDeliveryDate: '2026-03-25' },
    nextDay: { available: false },
  });
});

test('[VALID-007] a town in place of the post office is refused, and so is a state of another code', async () => {
  const shopper = await shipping(ramstein);
  const set = (change: object) =>
    shopper.call('checkout.setAddress', {
      body: { ...contact, shippingAddress: { ...ramstein, ...change } },
    });
  const town = await set({ city: 'Ramstein' });
  expect([town.status, town.key]).toEqual([422, 'error_address_invalid']);
  expect(town.text).toContain('shippingAddress.city');
  expect((await set({ state: 'AP' })).body).toMatchObject({
    shippingAddressValid: false,
    suggestions: [{ state: 'AE' }],
  });
  const suggested = { city: 'APO', state: 'AA', postalCode: '34002' };
  const miami = await set({ ...suggested, city: 'Miami', state: 'FL' });
  expect(miami.body).toMatchObject({ suggestions: [suggested] });
  expect((await set(suggested)).body).toMatchObject({ shippingAddressValid: true });
});

test('the state says that mail carries it, whatever the postal code of an address that is kept as entered', async () => {
  const shopper = shop.shopper();
  const { sku } = await part({ hazmat: true });
  await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
  const shippingAddress = { ...ramstein, postalCode: '38103' };
  await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress, useAsEntered: true } });
  const { shipments } = await shopper.do('checkout.shipmentOptions');
  expect(shipments[0]?.shippingMethods).toMatchObject({
    regular: { available: false },
    nextDay: { available: false },
  });
});

test.each([
  ['hazardous goods', { hazmat: true }],
  ['freight', { grams: 30_000 }],
])('mail takes no %s, and the cart says so', async (_what, wanted) => {
  const shopper = await shipping(ramstein, wanted);
  const { cartItemError, checkoutMessageData } = await shopper.do('checkout.verify', {
    body: { commerceId: (await shopper.do('cart.detail')).commerceId },
  });
  expect(cartItemError).toMatchObject([
    { errorMessage: 'We can’t mail this item to your address. Choose store pickup or another address.' },
  ]);
  expect(checkoutMessageData).toEqual([expect.stringMatching(/^We can’t mail .+ to your address/)]);
  const { shipments } = await shopper.do('checkout.shipmentOptions');
  expect(shipments[0]?.shippingMethods.regular).toMatchObject({
    available: false,
    reason: 'These items can’t be mailed to your address.',
  });
});
