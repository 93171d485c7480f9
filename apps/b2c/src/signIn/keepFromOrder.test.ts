import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from '../../conformance/client/buyer.ts';
import { goodPassword } from '../../conformance/client/password.ts';
import { placedOrder } from '../../test/placedOrder.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const rfc = { taxId: 'TOSA8001019X3', name: 'ANA TORRES', regime: '612', use: 'G03', postalCode: '06600' };

async function bought(email: string) {
  const placed = await placedOrder(shop, { ways: ['regular'], email, skip: skip++ });
  await shop.database.db
    .updateTable('orders')
    .set({ tax_document: JSON.stringify(rfc) })
    .where('id', '=', placed.id)
    .execute();
  return placed;
}

const register = (shopper: Shopper, email: string, orderId: string) =>
  shopper.do('identity.register', {
    body: { firstName: 'Ana', lastName: 'Buyer', email, password: goodPassword, orderId },
  });

async function keptBy(shopper: Shopper) {
  const { addresses } = await shopper.do('account.addresses');
  const { taxDocument } = await shopper.do('account.current');
  return { addresses, taxDocument };
}

test('[PLUS-064] an account of who has just bought has the address and the tax document of the order', async () => {
  const email = 'kept@example.com';
  const { shopper, number } = await bought(email);
  await register(shopper, email.toUpperCase(), number);
  const { addresses, taxDocument } = await keptBy(shopper);
  expect(addresses).toMatchObject([{ isDefault: true, address }]);
  expect(taxDocument).toMatchObject({ taxId: rfc.taxId });
});

test('[PLUS-064] of an order of somebody else an account keeps nothing', async () => {
  const { shopper, number } = await bought('owner@example.com');
  const nothing = { addresses: [], taxDocument: undefined };
  // Another browser with the email, and the same browser with another one.
  const stranger = shop.shopper();
  await register(stranger, 'owner@example.com', number);
  expect(await keptBy(stranger)).toEqual(nothing);
  await register(shopper, 'other@example.com', number);
  expect(await keptBy(shopper)).toEqual(nothing);
});
