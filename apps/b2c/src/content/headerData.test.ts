import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf } from '../../conformance/client/acquire.ts';
import { fillCart } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { registered } from '../../test/registered.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let staging: Shop;
beforeAll(async () => {
  shop = await openShop();
  staging = await openShop({ config: { values: { IS_STAGING_APP: true } } });
});
afterAll(() => Promise.all([shop.close(), staging.close()]));

test('[CONTENT-032] header data says what is put aside, and no more once it is back in the cart', async () => {
  const shopper = shop.shopper();
  expect((await shopper.do('shell.header')).savedOrderMap).toEqual({});
  const part = await stockedPart(shop);
  const { cart } = await fillCart(shopper, part, { quantity: 2 });
  const { savedItems } = await shopper.do('cart.saveItem', { body: { commerceItemId: lineOf(cart) } });
  const savedItemId = savedItems[0]?.savedItemId ?? '';
  const map = { [savedItemId]: { skuNumber: part.sku, itemQuantity: 2 } };
  expect((await shopper.do('shell.headerV3')).savedOrderMap).toEqual(map);
  expect((await shop.shopper().do('shell.header')).savedOrderMap).toEqual({});
  await shopper.do('cart.moveSaved', { params: { savedItemId } });
  expect((await shopper.do('shell.header')).savedOrderMap).toEqual({});
});

test('[CONTENT-032] what a guest put aside is in the header of the account, and no more after the sign-out', async () => {
  const shopper = shop.shopper();
  const part = await stockedPart(shop);
  const savedParts = async () => Object.values((await shopper.do('shell.header')).savedOrderMap ?? {}).length;
  const putAside = async () => {
    const { cart } = await fillCart(shopper, part);
    await shopper.do('cart.saveItem', { body: { commerceItemId: lineOf(cart) } });
  };
  await putAside();
  await registered(shop, { shopper });
  expect(await savedParts()).toBe(1);
  await putAside();
  expect(await savedParts()).toBe(2);
  await shopper.do('identity.logout', { body: {} });
  expect(await savedParts()).toBe(0);
});

test('[CONTENT-032] a staging deployment says so', async () => {
  expect((await staging.shopper().do('shell.header')).isStagingApp).toBe(true);
  expect((await shop.shopper().do('shell.header')).isStagingApp).toBe(false);
});
