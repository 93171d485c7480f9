import type { Cart } from '@driveline/api/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address, attachCard, commitBody, contact } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { configurablePart } from '../../test/configurablePart.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
let part: { sku: string; storeNumber: string };
let before: unknown;
beforeAll(async () => {
  shop = await openShop();
  part = await configurablePart(shop, 'seat-covers', await stockedPart(shop, { onHand: 20 }));
});
beforeEach(async () => void (before = await stitching()));
afterEach(() => offer(before));
afterAll(() => shop.close());

const ofPart = `id = 'stitching' and part_type_id = (select part_type_id from part where sku = $1)`;

interface Choice {
  value: string;
  surcharge?: Record<string, number>;
}

async function stitching(): Promise<Choice[]> {
  const { rows } = await shop.database.pool.query<{ choices: Choice[] }>(
    `select choices from part_option where ${ofPart}`,
    [part.sku],
  );
  return rows[0]?.choices ?? [];
}

const offer = (choices: unknown) =>
  shop.database.pool.query(`update part_option set choices = $2 where ${ofPart}`, [
    part.sku,
    JSON.stringify(choices),
  ]);

/** Contrast costs so much more from now on. */
const costs = async (us: number) =>
  offer((await stitching()).map((one) => (one.value === 'contrast' ? { ...one, surcharge: { us } } : one)));
const without = async (gone: string) => offer((await stitching()).filter(({ value }) => value !== gone));

const linesOf = (cart: Pick<Cart, 'orders'>) =>
  cart.orders.flatMap(({ shipmentInfoList }) => shipmentInfoList.flatMap(({ lineItemList }) => lineItemList));

const add = (shopper: Shopper) =>
  shopper.do('cart.addConfigItem', {
    body: {
      skuNumber: part.sku,
      quantity: 1,
      options: [
        { id: 'color', value: 'gray' },
        { id: 'stitching', value: 'contrast' },
      ],
    },
  });

async function withLine() {
  const shopper = shop.shopper();
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  const cart = await add(shopper);
  return { shopper, cart, line: linesOf(cart)[0]! };
}

async function withSaved() {
  const { shopper, line } = await withLine();
  const { savedItems } = await shopper.do('cart.saveItem', { body: { commerceItemId: line.commerceItemId } });
  return { shopper, line, saved: savedItems[0]! };
}

describe('options of a part change', () => {
  test('[API-110] [CART-052] a line is priced by what its choice costs now, and told as a change of the cart', async () => {
    const { shopper, cart, line } = await withLine();
    await costs(12_00);
    const now = await shopper.do('cart.detail');
    expect(linesOf(now)[0]?.unitPrice).toBeCloseTo(line.unitPrice + 4, 2);
    expect(now.cartVersion).toBeGreaterThan(cart.cartVersion);
    // Free of charge from now on.
    await costs(0);
    expect(linesOf(await shopper.do('cart.detail'))[0]?.unitPrice).toBeCloseTo(line.unitPrice - 8, 2);
  });

  test('[API-110] the same choice at another price joins its line', async () => {
    const { shopper, line } = await withLine();
    await costs(12_00);
    const [only, ...more] = linesOf(await add(shopper));
    expect([only?.itemQuantity, more]).toEqual([2, []]);
    expect(only?.unitPrice).toBeCloseTo(line.unitPrice + 4, 2);
  });

  test('[CART-013] a saved part shows and comes back at what its choice costs now', async () => {
    const { shopper, line, saved } = await withSaved();
    await costs(12_00);
    expect((await shopper.do('cart.saved')).savedItems[0]?.unitPrice).toBeCloseTo(line.unitPrice + 4, 2);
    const cart = await shopper.do('cart.moveSaved', { params: { savedItemId: saved.savedItemId } });
    expect(linesOf(cart)[0]?.unitPrice).toBeCloseTo(line.unitPrice + 4, 2);
  });

  test('[CART-013] a saved part whose choice is gone stays saved, and says which one', async () => {
    const { shopper, saved } = await withSaved();
    await without('contrast');
    const answer = await shopper.call('cart.moveSaved', { params: { savedItemId: saved.savedItemId } });
    expect([answer.status, answer.key]).toEqual([422, 'error_option_invalid']);
    expect(answer.text).toContain('Stitching: Contrast is no longer available.');
    expect((await shopper.do('cart.saved')).savedItems).toMatchObject([{ savedItemId: saved.savedItemId }]);
    expect((await shopper.do('cart.detail')).orders).toEqual([]);
  });

  test('[CART-052] a line whose choice is gone cannot be bought, and says which one', async () => {
    const { shopper, line } = await withLine();
    await without('contrast');
    const [now] = linesOf(await shopper.do('cart.detail'));
    expect(now).toMatchObject({
      itemHasError: true,
      errorMessage: expect.stringContaining('Stitching: Contrast is no longer available.') as string,
      unitPrice: line.unitPrice,
    });
    // Neither another way nor another part of the type can have it.
    expect([now?.availability, now?.substitute]).toEqual([undefined, undefined]);
  });

  test('[CART-052] an order whose choice is gone by the time it is placed is refused', async () => {
    const { shopper } = await withLine();
    await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress: address } });
    const ready = await attachCard({ shopper, cart: await shopper.do('cart.detail') });
    await without('contrast');
    const refused = await shopper.call('checkout.commit', commitBody(ready));
    expect([refused.status, refused.key]).toEqual([409, 'error_out_of_stock']);
    expect(refused.text).toContain('Stitching: Contrast is no longer available.');
  });

  test('[CART-014] another part of the type is not taken in place of a line whose choice is gone', async () => {
    const { shopper, line } = await withLine();
    const { rows } = await shop.database.pool.query<{ sku: string }>(
      `select o.sku from part p join part o on o.part_type_id = p.part_type_id and o.sku <> p.sku
         join price r on r.part_id = o.id and r.market = 'us' where p.sku = $1 limit 1`,
      [part.sku],
    );
    await without('contrast');
    const answer = await shopper.call('cart.swapItem', {
      body: { commerceItemId: line.commerceItemId, skuNumber: rows[0]?.sku ?? '' },
    });
    expect([answer.status, answer.key]).toEqual([422, 'error_option_invalid']);
    expect(linesOf(await shopper.do('cart.detail'))).toMatchObject([{ skuNumber: part.sku }]);
  });

  test('[CART-052] choices that are not made together any more cannot be bought', async () => {
    const { shopper } = await withLine();
    const apart = (await stitching()).map((one) =>
      one.value === 'contrast' ? { ...one, notWith: [{ id: 'color', value: 'gray' }] } : one,
    );
    await offer(apart);
    expect(linesOf(await shopper.do('cart.detail'))[0]).toMatchObject({
      itemHasError: true,
      errorMessage: expect.stringContaining('isn’t available with') as string,
    });
  });

  test('[CART-052] a line of a part that became configurable asks for its choices', async () => {
    const { shopper, line } = await withLine();
    await shop.database.pool.query('update cart_item set options = null where id = $1', [
      line.commerceItemId,
    ]);
    expect(linesOf(await shopper.do('cart.detail'))[0]).toMatchObject({
      itemHasError: true,
      errorMessage: expect.stringContaining('Choose an option') as string,
    });
  });

  test('a process of the release before prices a line by what was shown last', async () => {
    const { shopper, line } = await withLine();
    await costs(12_00);
    await shopper.do('cart.detail');
    const { rows } = await shop.database.pool.query<{ options: unknown }>(
      'select options from cart_item where id = $1',
      [line.commerceItemId],
    );
    expect(rows[0]?.options).toMatchObject([{ id: 'color' }, { id: 'stitching', surchargeMinor: 12_00 }]);
  });
});
