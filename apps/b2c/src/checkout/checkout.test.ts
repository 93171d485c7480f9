import { endpoints } from '@driveline/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { address, cards, contact, readyBuyer, tokenFor } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

/** A cart with one shipped line, at a store that a hub serves. */
async function shipped(market = 'us', more: Parameters<typeof stockedPart>[1] = {}): Promise<Shopper> {
  const part = await stockedPart(shop, { market, onHand: 0, elsewhere: 20, ...more, skip: skip++ });
  const shopper = shop.shopper(market);
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' } });
  return shopper;
}

const post = (shopper: Shopper, more: object = {}) =>
  shopper.call('checkout.setAddress', { body: { ...contact, shippingAddress: address, ...more } });
const faultsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    JSON.parse(text).errorDetails.map((each: { field: string; errorMessageDefault: string }) => [
      each.field,
      each.errorMessageDefault,
    ]),
  );

describe('contact and address', () => {
  test('[API-069] [CART-035] are kept, cleaned, for the checkout', async () => {
    const shopper = await shipped();
    const { body } = await post(shopper, {
      phoneNumber: '(901) 555-0134',
      shippingAddress: { ...address, postalCode: '60616-1234', city: ' Chicago ' },
    });
    expect(body).toMatchObject({ shippingAddressValid: true, validation: 'success', suggestions: [] });
    const state = await shopper.do('checkout.state');
    expect(state).toMatchObject({
      contact: { email: contact.email, phoneNumber: '9015550134' },
      shippingAddress: { city: 'Chicago', postalCode: '60616', countryCode: 'US' },
      containsShipToHomeItem: true,
    });
    expect(state.cart.grandOrderPriceInfo.estimatedFor).toBe('60616');
  });

  test('[VALID-014] [VALID-015] every wrong field is named at once, in words', async () => {
    const shopper = await shipped();
    const answer = await post(shopper, {
      email: 'nobody',
      shippingAddress: { ...address, firstName: '', city: 'X1', state: 'ZZ', postalCode: '12', address1: '' },
    });
    expect([answer.status, answer.key]).toEqual([422, 'error_address_invalid']);
    const faults = faultsOf(answer.text);
    expect(Object.keys(faults).toSorted()).toEqual([
      'email',
      'shippingAddress.address1',
      'shippingAddress.city',
      'shippingAddress.firstName',
      'shippingAddress.postalCode',
      'shippingAddress.state',
    ]);
    expect(faults['shippingAddress.firstName']?.toLowerCase()).toContain('missing a first name');
    expect(faults['shippingAddress.city']?.toLowerCase()).toContain('valid city');
  });

  test('[CART-038] a state that is not the postal code’s gets a suggestion, and may be kept', async () => {
    const shopper = await shipped();
    const wrong = { ...address, state: 'CA' };
    const { body } = await post(shopper, { shippingAddress: wrong });
    expect(body).toMatchObject({
      shippingAddressValid: false,
      validation: 'editNotFound',
      suggestions: [{ city: 'Chicago', state: 'IL', postalCode: '60616' }],
    });
    expect((await shopper.do('checkout.state')).shippingAddress).toBeNull();
    expect(
      (await post(shopper, { shippingAddress: wrong, useAsEntered: true })).body.shippingAddressValid,
    ).toBe(true);
  });

  test('[CART-039] a postal code that lies nowhere is not found', async () => {
    const shopper = await shipped();
    const nowhere = { shippingAddress: { ...address, postalCode: '00000' } };
    const answer = await post(shopper, nowhere);
    expect([answer.status, answer.key]).toEqual([422, 'error_address_not_found']);
    expect(faultsOf(answer.text)['shippingAddress.postalCode']).toBe('Address not found');
  });

  test('[PLUS-018] a pickup asks for no address and no phone', async () => {
    const part = await stockedPart(shop, { skip: skip++ });
    const shopper = shop.shopper();
    await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
    await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'instore' } });
    const { phoneNumber: _phone, ...rest } = contact;
    const answer = await shopper.do('checkout.setAddress', { body: rest });
    expect(answer.validation).toBe('notRequired');
    expect((await shopper.do('checkout.state')).containsShipToHomeItem).toBe(false);
  });

  test('a shipped cart needs one', async () => {
    const answer = await (await shipped()).call('checkout.setAddress', { body: contact });
    expect(Object.keys(faultsOf(answer.text))).toEqual(['shippingAddress']);
    expect((await shop.shopper().call('checkout.setAddress', { body: contact })).key).toBe(
      'error_cart_empty',
    );
  });

  test('[CART-036] Brazil sends eight digits and asks for CPF or CNPJ', async () => {
    const shopper = await shipped('br');
    const home = { ...address, firstName: 'João', city: 'São Paulo', state: 'SP', postalCode: '01310-100' };
    const brazil = { shippingAddress: home, phoneNumber: '11912345678' };
    const missing = await post(shopper, brazil);
    expect(Object.keys(faultsOf(missing.text))).toEqual(['fiscalId']);
    const wrong = await post(shopper, { ...brazil, fiscalId: '529.982.247-26' });
    expect(Object.keys(faultsOf(wrong.text))).toEqual(['fiscalId']);
    expect((await post(shopper, { ...brazil, fiscalId: '529.982.247-25' })).body).toMatchObject({
      shippingAddress: { postalCode: '01310100', countryCode: 'BR' },
    });
    expect((await shopper.do('checkout.state')).contact?.fiscalId).toBe('52998224725');
  });
});

describe('delivery', () => {
  test('[API-070] [API-072] [PLUS-016] methods have dates and prices, and one is chosen', async () => {
    const shopper = await shipped();
    await post(shopper);
    const { shipments } = await shopper.do('checkout.shipmentOptions');
    const [{ shipmentId, shippingMethods }] = shipments as [(typeof shipments)[number]];
    expect(shippingMethods.regular).toMatchObject({ available: true });
    expect(shippingMethods.nextDay).toMatchObject({ available: true, estimatedDeliveryDate: '2026-03-04' });
    const cart = await shopper.do('checkout.setShipment', {
      body: { shipmentId, shippingMethod: 'nextDay' },
    });
    expect(cart.orders[0]?.shipmentInfoList[0]).toMatchObject({
      shipmentType: 'nextday',
      estimatedDeliveryDate: '2026-03-04',
      shippingPrice: shippingMethods.nextDay.price,
    });
    const gone = await shopper.call('checkout.setShipment', {
      body: { shipmentId, shippingMethod: 'regular' },
    });
    expect([gone.status, gone.key]).toEqual([404, 'error_shipment_unknown']);
  });

  test('[CART-033] next day that is not possible answers with a title, and the former method stays', async () => {
    // Light enough for a parcel.
    await shop.database.db
      .updateTable('part')
      .set({ weight_grams: 500 })
      .where('hazmat', '=', true)
      .execute();
    const shopper = await shipped('us', { hazmat: true });
    const { shipments } = await shopper.do('checkout.shipmentOptions');
    expect(shipments[0]?.shippingMethods.nextDay).toMatchObject({
      available: false,
      reason: 'These items can’t ship by air.',
    });
    const body = { shipmentId: 'regular', shippingMethod: 'nextDay' };
    const answer = await shopper.call('checkout.setShipment', { body });
    expect([answer.status, answer.key]).toEqual([422, 'error_nextday_unavailable']);
    expect(JSON.parse(answer.text).errorDetails[0].errorTitle).toBe('Next-day delivery isn’t available');
    const cart = await shopper.do('cart.detail');
    expect(cart.orders[0]?.shipmentInfoList[0]?.shipmentType).toBe('regular');
  });
});

describe('payment', () => {
  test('[API-074] [CART-044] methods come with their counts, in the order of the market', async () => {
    const { paymentOptions } = await (await shipped()).do('checkout.paymentOptions');
    expect(paymentOptions.slice(0, 5)).toEqual([
      { paymentMethod: 'visa', numberOfCardsAllowed: 1 },
      { paymentMethod: 'master', numberOfCardsAllowed: 1 },
      { paymentMethod: 'amex', numberOfCardsAllowed: 1 },
      { paymentMethod: 'discover', numberOfCardsAllowed: 1 },
      { paymentMethod: 'paypal', numberOfCardsAllowed: 1 },
    ]);
  });

  test('[PLUS-022] Mexican totals may be split into months', async () => {
    const shopper = await shipped('mx');
    await shop.database.db
      .updateTable('price')
      .set({ list_minor: 1_200_00, sale_minor: null })
      .where('market', '=', 'mx')
      .execute();
    const { installments } = await shopper.do('checkout.paymentOptions');
    expect(installments.map(({ count }) => count)).toEqual([3, 6, 9, 12]);
    const token = await tokenFor(shopper, cards.visa);
    const pay = (count: number) =>
      shopper.call('checkout.addPayment', { body: { paymentMethod: 'card', token, installments: count } });
    expect((await pay(5)).key).toBe('error_payment_installments');
    expect((await pay(6)).status).toBe(200);
  });

  test('an invented token is refused', async () => {
    const shopper = await shipped();
    const answer = await shopper.call('checkout.addPayment', {
      body: { paymentMethod: 'card', token: 'tok_x' },
    });
    expect([answer.status, answer.key]).toEqual([422, 'error_payment_token']);
  });
});

describe('verification', () => {
  test('[API-076] [CART-010] a cart that lost its stock is not eligible', async () => {
    const part = await stockedPart(shop, { skip: skip++ });
    const { shopper, cart } = await readyBuyer(shop, part);
    const verify = () => shopper.do('checkout.verify', { body: { commerceId: cart.commerceId } });
    expect(await verify()).toEqual({ eligible: true, cartItemError: [], checkoutMessageData: [] });
    await shop.database.db
      .updateTable('store_stock')
      .set({ on_hand: 0 })
      .where('part_id', '=', part.partId)
      .execute();
    const refused = await verify();
    expect(refused).toMatchObject({ eligible: false, cartItemError: [{ itemHasError: true }] });
    expect(refused.checkoutMessageData).toHaveLength(1);
    const stranger = await shop.shopper().call('checkout.verify', { body: { commerceId: cart.commerceId } });
    expect([stranger.status, stranger.key]).toEqual([404, 'error_cart_unknown']);
  });
});

test('[CART-021] after the idle timeout the checkout sends back to the cart, once', async () => {
  const shopper = await shipped();
  clock.set('2026-03-03T19:30:00Z');
  const idle = await shopper.call('checkout.state');
  expect([idle.status, idle.key]).toEqual([409, 'error_session_idle']);
  expect((await shopper.do('cart.mini')).miniCartMap.itemCount).toBe(1);
  expect((await shopper.call('checkout.state')).status).toBe(200);
});

test('[CART-021] it does so too when the page asked for something else before', async () => {
  const shopper = await shipped();
  clock.set('2026-03-03T21:30:00Z');
  const ask = async (id: 'shell.headerV3' | 'checkout.state', request: string) =>
    (await shopper.fetch(endpoints[id].path, { headers: { 'x-request-id': request } })).status;
  expect(await ask('shell.headerV3', 'page-0001')).toBe(200);
  expect(await ask('checkout.state', 'page-0001')).toBe(409);
  expect(await ask('checkout.state', 'page-0002')).toBe(200);
});
