import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, attachCard, commitBody, contact } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { registered } from '../../test/registered.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const part = () => stockedPart(shop, { onHand: 5, elsewhere: 20, skip: skip++ });
type Part = Awaited<ReturnType<typeof part>>;

async function buy(shopper: Shopper, { sku, storeNumber }: Part, email: string): Promise<void> {
  await shopper.do('stores.setPreferred', { body: { storeNumber } });
  await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
  await shopper.do('checkout.setAddress', { body: { ...contact, email, shippingAddress: address } });
  const ready = await attachCard({ shopper, cart: await shopper.do('cart.detail') });
  await shopper.do('checkout.commit', commitBody(ready));
}

const wayOf = async (shopper: Shopper) =>
  (await shopper.do('checkout.state')).cart.orders[0]?.shipmentInfoList[0]?.shipmentType;
const usualOf = async (shopper: Shopper, { sku }: Part) =>
  (await shopper.do('catalog.skuDetails', { query: { skuNumbers: sku } })).skus[0]?.availability.usual;

test("[PLUS-050] a member's next part comes as the last order did, unless another way is named", async () => {
  const { shopper, email } = await registered(shop);
  const [first, other] = [await part(), await part()];
  expect(await usualOf(shopper, first)).toBeUndefined();
  await buy(shopper, first, email);
  expect(await usualOf(shopper, first)).toBe('regular');
  await shopper.do('stores.setPreferred', { body: { storeNumber: first.storeNumber } });
  await shopper.do('cart.addItem', { body: { skuNumber: first.sku, quantity: 1 } });
  expect(await wayOf(shopper)).toBe('regular');
  await shopper.do('stores.setPreferred', { body: { storeNumber: other.storeNumber } });
  const named = { skuNumber: other.sku, quantity: 1, shipmentType: 'instore' as const };
  const { orders } = await shopper.do('cart.addItem', { body: named });
  expect(orders[0]?.shipmentInfoList.map(({ shipmentType }) => shipmentType)).toContain('instore');
});

test('[PLUS-050] a way that cannot bring the part is passed over, and a guest has none', async () => {
  const { shopper, email } = await registered(shop);
  const first = await part();
  await buy(shopper, first, email);
  const here = await stockedPart(shop, { onHand: 5, elsewhere: 0, skip: skip++ });
  await shopper.do('stores.setPreferred', { body: { storeNumber: here.storeNumber } });
  const { skus } = await shopper.do('catalog.skuDetails', { query: { skuNumbers: here.sku } });
  await shopper.do('cart.addItem', { body: { skuNumber: here.sku, quantity: 1 } });
  expect(await wayOf(shopper)).toBe(skus[0]?.availability.regular ? 'regular' : 'instore');
  const guest = shop.shopper();
  await buy(guest, first, email);
  expect(await usualOf(guest, first)).toBeUndefined();
});
