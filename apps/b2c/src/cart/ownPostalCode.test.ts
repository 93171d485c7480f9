import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
