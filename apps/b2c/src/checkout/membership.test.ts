import { expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { address, contact } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop } from '../../test/shop.ts';

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

test('[API-102] the way of freight beside it leaves a membership chosen', async () => {
  const shop = await openShop({ clock: heldClock('2026-03-03T18:00:00Z') });
  const light = await stockedPart(shop, { elsewhere: 9 });
  const heavy = await stockedPart(shop, { elsewhere: 9, skip: 1 });
  for (const [{ partId }, grams] of [
    [light, 500],
    [heavy, 80_000],
  ] as const) {
    await shop.database.db
      .updateTable('part')
      .set({ weight_grams: grams })
      .where('id', '=', partId)
      .execute();
  }
  const shopper = shop.shopper();
  for (const { sku } of [light, heavy]) {
    await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 1, shipmentType: 'regular' } });
  }
  await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress: address } });
  const choose = async (body: { shipmentId: string; shippingMethod: string; membershipToken?: string }) =>
    (await shopper.call('checkout.setShipment', { body })).body.orders[0]?.shipmentInfoList;
  const free = await choose({
    shipmentId: 'regular',
    shippingMethod: 'membership',
    membershipToken: 'MEMBER-US-2024',
  });
  expect(free?.map(({ shippingMethod }) => shippingMethod).toSorted()).toEqual(['freight', 'membership']);
  expect(await choose({ shipmentId: 'freight', shippingMethod: 'regular' })).toEqual(free);
  await shop.close();
});
