import type { FitVerdict } from '@driveline/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
let skip = 0;
const misfits = new Set<string>();
const fit: FitVerdict = { state: 'DOES_NOT_FIT', reasons: [] };
beforeAll(async () => {
  shop = await openShop({
    fit: {
      verdicts: (_db, _market, vehicle, skus) =>
        Promise.resolve(
          new Map(vehicle ? skus.filter((sku) => misfits.has(sku)).map((sku) => [sku, fit]) : []),
        ),
    },
  });
});
afterAll(() => shop.close());

const map = {
  vehicleId: '77',
  catalogVehicleId: '77',
  vehicleName: '2018 Honda Civic 2.0L',
  acesVehicleAttributes: { vehicleQuestionsIds: {} },
};

const nextPart = () => stockedPart(shop, { skip: skip++ });
const add = async (shopper: Shopper, sku: string, more: object = {}) =>
  (await shopper.call('cart.addItem', { body: { skuNumber: sku, quantity: 1, ...more } })).body;
const linesOf = ({ orders }: Awaited<ReturnType<typeof add>>) =>
  orders.flatMap(({ shipmentInfoList }) => shipmentInfoList.flatMap(({ lineItemList }) => lineItemList));

/** A shopper with a vehicle that none of the misfits fits. */
async function driving(storeNumber: string) {
  const shopper = shop.shopper();
  await shopper.do('stores.setPreferred', { body: { storeNumber } });
  await shop.database.db
    .updateTable('session')
    .set({ vehicle: JSON.stringify({ source: 'picker', map }) })
    .execute();
  return shopper;
}

async function misfit() {
  const part = await nextPart();
  misfits.add(part.sku);
  return { part, shopper: await driving(part.storeNumber) };
}

describe('[PLUS-005] a part that does not fit', () => {
  test('[PLUS-006] keeps its vehicle and needs an explicit yes', async () => {
    const { part, shopper } = await misfit();
    const body = await add(shopper, part.sku);
    expect(linesOf(body)).toMatchObject([
      { vehicleName: map.vehicleName, fit: { state: 'DOES_NOT_FIT' }, itemHasError: true },
    ]);
    const verify = (more: object = {}) =>
      shopper.do('checkout.verify', { body: { commerceId: body.commerceId, ...more } });
    const refused = await verify();
    expect(refused).toMatchObject({ eligible: false });
    expect(refused.checkoutMessageData[0]).toContain(map.vehicleName);
    expect(await verify({ acceptsMisfit: true })).toMatchObject({ eligible: true, cartItemError: [] });
    expect(await verify()).toMatchObject({ eligible: true });
  });

  test('takes a yes that was said when it was added, and a line that grows keeps it', async () => {
    const { part, shopper } = await misfit();
    const body = await add(shopper, part.sku, { acceptsMisfit: true });
    expect(linesOf(body)).toMatchObject([{ misfitAccepted: true, itemHasError: false }]);
    const grown = await add(shopper, part.sku);
    expect(linesOf(grown)).toMatchObject([{ itemQuantity: 2, misfitAccepted: true, itemHasError: false }]);
    const verified = await shopper.do('checkout.verify', { body: { commerceId: body.commerceId } });
    expect(verified).toMatchObject({ eligible: true });
  });

  test('takes a yes that comes with a second piece', async () => {
    const { part, shopper } = await misfit();
    expect(linesOf(await add(shopper, part.sku))).toMatchObject([{ misfitAccepted: false }]);
    const again = await add(shopper, part.sku, { acceptsMisfit: true });
    expect(linesOf(again)).toMatchObject([{ misfitAccepted: true, itemHasError: false }]);
  });

  test('keeps its yes in a line that it becomes equal to', async () => {
    const { part, shopper } = await misfit();
    await add(shopper, part.sku, { shipmentType: 'instore' });
    await shop.database.db
      .updateTable('store_stock')
      .set({ on_hand: 9 })
      .where('part_id', '=', part.partId)
      .execute();
    const [, other] = linesOf(await add(shopper, part.sku, { shipmentType: 'regular', acceptsMisfit: true }));
    const { body } = await shopper.call('cart.updateItem', {
      params: { commerceItemId: other?.commerceItemId ?? '' },
      body: { shipmentType: 'instore' },
    });
    expect(linesOf(body)).toMatchObject([{ itemQuantity: 2, misfitAccepted: true }]);
  });

  test('takes a yes for the lines that it names; a part that fits asks for none', async () => {
    const { part, shopper } = await misfit();
    const second = await misfit();
    const fitting = await nextPart();
    await add(shopper, part.sku);
    await add(shopper, second.part.sku);
    const body = await add(shopper, fitting.sku);
    const [one, two, three] = linesOf(body).map(({ commerceItemId }) => commerceItemId);
    const third = linesOf(body).find(({ commerceItemId }) => commerceItemId === three);
    expect(third).not.toHaveProperty('misfitAccepted');
    const verify = (id = '') =>
      shopper.do('checkout.verify', {
        body: { commerceId: body.commerceId, acceptsMisfit: true, commerceItemIds: [id] },
      });
    expect((await verify(one)).cartItemError).toMatchObject([{ commerceItemId: two }]);
    expect(await verify(two)).toMatchObject({ eligible: true });
  });
});
