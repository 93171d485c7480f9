import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('[API-007] every answer says whether its session is signed in', async () => {
  const guest = await shop.shopper().call('shell.header');
  expect(guest.headers.get('jsession-authenticated')).toBe('false');
  const { shopper } = await signedIn(shop);
  const member = await shopper.call('shell.header');
  expect(member.headers.get('jsession-authenticated')).toBe('true');
});
