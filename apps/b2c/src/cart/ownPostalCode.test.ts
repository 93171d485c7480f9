import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, contact } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function visitor() {
  const { sku, storeNumber } = await stockedPart(shop);
  const shopper = shop.shopper();
  return {
    shopper,
    add: () => shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1 } }),
    choose: (postalCode?: string) =>
      shopper.call('stores.setPreferred', { body: { storeNumber, ...(postalCode && { postalCode }) } }),
  };
}

const codeOf = async (shopper: Shopper) => (await shopper.do('cart.detail')).postalCode;

describe('[PLUS-060] the postal code of a cart', () => {
  test('is the one that its shopper found a store by, whenever the cart begins', async () => {
    const before = await visitor();
    await before.choose('60616-1234');
    await before.add();
    expect(await codeOf(before.shopper)).toBe('60616');
    const after = await visitor();
    await after.choose();
    await after.add();
    await after.choose('60616');
    expect(await codeOf(after.shopper)).toBe('60616');
  });

  test('that was typed in the cart is not replaced by a search for a store', async () => {
    const { shopper, add, choose } = await visitor();
    await choose();
    await add();
    await shopper.do('cart.detail', { query: { postalCode: '38103' } });
    await choose('60616');
    expect(await codeOf(shopper)).toBe('38103');
  });

  test('that is typed after an address is where the cart goes, and the checkout asks for its address', async () => {
    const { sku } = await stockedPart(shop, { elsewhere: 9 });
    const shopper = shop.shopper();
    await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
    const type = (postalCode: string) => shopper.do('cart.detail', { query: { postalCode } });
    await type('38103');
    await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress: address } });
    expect(await codeOf(shopper)).toBe('60616');
    const same = await type('60616-1234');
    expect(same.shippingAddress).toMatchObject({ postalCode: '60616' });
    // The code that was typed before the address is a new one too.
    const moved = await type('38103');
    expect(moved.postalCode).toBe('38103');
    expect(moved.grandOrderPriceInfo.estimatedFor).toBe('38103');
    expect(moved).not.toHaveProperty('shippingAddress');
    const state = await shopper.do('checkout.state');
    expect(state.shippingAddress).toBeNull();
    expect(state.cart.postalCode).toBe('38103');
    expect(state.contact).toMatchObject({ email: contact.email });
  });

  test('that is none leaves the address', async () => {
    const { sku } = await stockedPart(shop, { elsewhere: 9 });
    const shopper = shop.shopper();
    await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
    await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress: address } });
    const { status, key } = await shopper.call('cart.detail', { query: { postalCode: 'ABCDE' } });
    expect([status, key]).toEqual([422, 'error_zip_invalid']);
    expect(await codeOf(shopper)).toBe('60616');
  });

  test('is not known by the store of a pickup', async () => {
    const { shopper, add, choose } = await visitor();
    await choose();
    await add();
    expect(await codeOf(shopper)).toBeUndefined();
  });

  test('that is none is refused, and the store is not chosen', async () => {
    const { shopper, choose } = await visitor();
    const { status, key } = await choose('ABCDE');
    expect([status, key]).toEqual([422, 'error_zip_invalid']);
    expect((await shopper.do('shell.header')).storeDetails).toBeNull();
  });
});
