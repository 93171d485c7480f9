import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf } from '../../conformance/client/acquire.ts';
import { address, fillCart } from '../../conformance/client/buyer.ts';
import { goodPassword } from '../../conformance/client/password.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { registered } from '../../test/registered.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

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

test('[PLUS-060] header data has the postal code that was named last: searched with, of the account, of the cart', async () => {
  const postalCode = async (shopper: Shopper) => (await shopper.do('shell.header')).postalCode;
  const shopper = shop.shopper();
  expect(await postalCode(shopper)).toBeUndefined();
  const { email } = await registered(shop, { shopper });
  await shopper.do('account.addAddress', { body: { address } });
  const again = shop.shopper();
  await again.do('identity.login', { body: { username: email, password: goodPassword } });
  expect(await postalCode(again)).toBe(address.postalCode);
  expect(again.cookies.get('deliversTo')).toBe('1');
  // What was named before the sign-in is meant.
  const visitor = shop.shopper();
  const { storeNumber } = await stockedPart(shop);
  await visitor.do('stores.setPreferred', { body: { storeNumber, postalCode: '38103' } });
  await visitor.do('identity.login', { body: { username: email, password: goodPassword } });
  expect(await postalCode(visitor)).toBe('38103');
});
