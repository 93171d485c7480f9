import { expect, test } from 'vitest';
import { heldClock } from '../ops/clock.ts';
import { stockedPart } from '../test/buyer.ts';
import { openShop } from '../test/shop.ts';

test('[API-072] [API-102] tokens cannot be guessed, whichever call takes one', async () => {
  const shop = await openShop({ clock: heldClock('2026-03-03T18:00:00Z') });
  const part = await stockedPart(shop, { elsewhere: 9 });
  const shopper = shop.shopper();
  await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' } });
  const choose = async (token: string) => {
    const body = { shipmentId: 'regular', shippingMethod: 'membership', membershipToken: token };
    return (await shopper.call('checkout.setShipment', { body })).status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < 10; index++) statuses.push(await choose(`guess-${index}`));
  expect(statuses).toEqual(Array(10).fill(422));
  expect(await choose('guess-10')).toBe(429);
  expect((await shopper.call('checkout.validateMembership', { body: { token: 'guess-11' } })).status).toBe(
    429,
  );
  await shop.close();
});
