import type { Cart } from '@driveline/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitBody, contact, tokenFor, cards } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { configurablePart } from '../../test/configurablePart.ts';
import { sessionHash } from '../session/session.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { adoptSavedItems } from './savedItems.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const nextPart = (more: Parameters<typeof stockedPart>[1] = {}) =>
  stockedPart(shop, { onHand: 20, ...more, skip: skip++ });
const linesOf = (cart: Cart) =>
  cart.orders.flatMap(({ shipmentInfoList }) => shipmentInfoList.flatMap(({ lineItemList }) => lineItemList));

async function atStore(storeNumber: string, market?: string) {
  const shopper = shop.shopper(market);
  await shopper.do('stores.setPreferred', { body: { storeNumber } });
  return shopper;
}

const configurable = async (code: string, market = 'us') =>
  configurablePart(shop, code, await nextPart({ market }), market);

describe('configurable parts', () => {
  const red = [
    { id: 'stitching', value: 'plain' },
    { id: 'color', value: 'gray' },
  ];
  const addTo = (shopper: Shopper, skuNumber: string, options: object[]) =>
    shopper.call('cart.addConfigItem', { body: { skuNumber, quantity: 1, options } });

  test('[API-110] [CATALOG-039] are added with their choices in words, and equal ones join', async () => {
    const { sku, storeNumber } = await configurable('seat-covers', 'mx');
    const shopper = await atStore(storeNumber, 'mx');
    await addTo(shopper, sku, red);
    await addTo(shopper, sku, red.toReversed());
    const { body } = await addTo(shopper, sku, [{ id: 'color', value: 'black' }, red[0]!]);
    expect(linesOf(body)).toMatchObject([
      {
        itemQuantity: 2,
        options: [
          { id: 'color', value: 'gray', label: 'Color', text: 'Gris' },
          { id: 'stitching', value: 'plain', label: 'Costura', text: 'Lisa' },
        ],
      },
      { itemQuantity: 1, options: [{ value: 'black', text: 'Negro' }, { value: 'plain' }] },
    ]);
  });

  test('[CATALOG-039] go into the cart not without its choices, and another part takes them over', async () => {
    const { sku, partId, storeNumber } = await configurable('seat-covers');
    const shopper = await atStore(storeNumber);
    const bare = await shopper.call('cart.addItem', { body: { skuNumber: sku, quantity: 1 } });
    expect([bare.status, bare.key, bare.text]).toEqual([
      422,
      'error_option_invalid',
      expect.stringContaining('options.'),
    ]);
    const contrast = [{ id: 'stitching', value: 'contrast' }, red[1]!];
    const [line] = linesOf((await addTo(shopper, sku, contrast)).body);
    const { rows } = await shop.database.pool.query<{ sku: string }>(
      `select o.sku from part p join part o on o.part_type_id = p.part_type_id and o.id <> p.id
       join price r on r.part_id = o.id and r.market = 'us' where p.id = $1 order by o.id limit 1`,
      [partId],
    );
    const body = { commerceItemId: line?.commerceItemId ?? '', skuNumber: rows[0]?.sku ?? '' };
    const swapped = await shopper.do('cart.swapItem', { body });
    expect(linesOf(swapped)[0]).toMatchObject({
      skuNumber: rows[0]?.sku,
      options: [
        { id: 'color', value: 'gray' },
        { id: 'stitching', value: 'contrast' },
      ],
    });
  });

  test('[API-110] a choice adds its price to the line, and stays after a second look', async () => {
    const { sku, storeNumber } = await configurable('seat-covers');
    const shopper = await atStore(storeNumber);
    const plain = linesOf((await addTo(shopper, sku, red)).body)[0]!;
    const contrast = [{ id: 'stitching', value: 'contrast' }, red[1]!];
    const { body } = await addTo(shopper, sku, contrast);
    expect(linesOf(body).map(({ unitPrice }) => Number((unitPrice - plain.unitPrice).toFixed(2)))).toEqual([
      0, 8,
    ]);
    expect(linesOf(body)[1]).toMatchObject({
      options: [{ id: 'color' }, { id: 'stitching', text: 'Contrast' }],
    });
    expect(linesOf(await shopper.do('cart.detail'))[1]).toMatchObject({
      unitPrice: linesOf(body)[1]!.unitPrice,
      itemHasError: false,
    });
  });

  test('[API-110] choices that are not made together are refused with both named', async () => {
    const { sku, storeNumber } = await configurable('seat-covers');
    const shopper = await atStore(storeNumber);
    const answer = await addTo(shopper, sku, [
      { id: 'color', value: 'beige' },
      { id: 'stitching', value: 'contrast' },
    ]);
    expect([answer.status, answer.key]).toEqual([422, 'error_option_invalid']);
    expect(answer.text).toContain('Contrast isn’t available with Beige');
  });

  test('[CATALOG-039] the product says colors, surcharges and what is not made together; lists say that it has choices', async () => {
    const { sku } = await configurable('seat-covers', 'br');
    const { pdpResults } = await shop.shopper('br').do('catalog.product', { query: { itemIds: sku } });
    const [product] = pdpResults.products;
    expect(product?.configurable).toBe(true);
    const [color, stitching] = product?.options ?? [];
    expect(color?.choices[0]).toEqual({ value: 'black', label: 'Preto', swatch: '#1f2022' });
    expect(stitching?.choices[1]).toMatchObject({
      surcharge: 39.9,
      notWith: [{ id: 'color', value: 'beige' }],
    });
  });

  test('the order says what was chosen', async () => {
    const { sku, storeNumber } = await configurable('car-covers');
    const shopper = await atStore(storeNumber);
    await addTo(shopper, sku, [{ id: 'size', value: 'M' }]);
    await shopper.do('checkout.setAddress', { body: contact });
    const token = await tokenFor(shopper, cards.visa);
    const { order } = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token } });
    const placed = await shopper.do('checkout.commit', commitBody({ shopper, cart: order }));
    const [line] = linesOf(placed.order as Cart);
    expect(line?.itemDescription).toMatch(/ · Size: Up to 15 ft$/);
    const row = await shop.database.db
      .selectFrom('order_item')
      .select('options')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    expect(row.options).toMatchObject([{ id: 'size', value: 'M' }]);
  });

  test.each([
    ['a choice that is not offered', [{ id: 'color', value: 'gold' }, red[0]], 'options.color'],
    ['one that is missing', [red[0]], 'options.color'],
    ['one made twice', [...red, { id: 'color', value: 'black' }], 'options.color'],
    ['one too many', [...red, { id: 'engraving', value: 'Bob' }], 'options'],
  ])('[API-110] %s is refused', async (_what, options, field) => {
    const { sku, storeNumber } = await configurable('seat-covers');
    const shopper = await atStore(storeNumber);
    const answer = await addTo(shopper, sku, options as object[]);
    expect([answer.status, answer.key]).toEqual([422, 'error_option_invalid']);
    expect(JSON.parse(answer.text).errorDetails[0].field).toBe(field);
    expect((await shopper.do('cart.detail')).orders).toEqual([]);
  });

  test('a part without options cannot be configured, and an unknown one is unknown', async () => {
    const part = await nextPart();
    const shopper = await atStore(part.storeNumber);
    expect((await addTo(shopper, part.sku, [{ id: 'color', value: 'black' }])).key).toBe(
      'error_option_invalid',
    );
    expect((await addTo(shopper, '999999999', red)).key).toBe('error_option_invalid');
  });

  test('[CATALOG-039] the product names them', async () => {
    const { sku } = await configurable('car-covers', 'br');
    const { pdpResults } = await shop.shopper('br').do('catalog.product', { query: { itemIds: sku } });
    const [option] = pdpResults.products[0]?.options ?? [];
    expect(option).toMatchObject({ id: 'size', label: 'Tamanho' });
    expect(option?.choices.length).toBeGreaterThan(2);
  });
});

describe('another part in place of a line', () => {
  test('[API-106] [CART-014] keeps quantity and way; a line that sold out offers one', async () => {
    const { db } = shop.database;
    const { sku, storeNumber } = await configurable('car-wash');
    const shopper = await atStore(storeNumber);
    await shopper.do('cart.addItem', { body: { skuNumber: sku, quantity: 2, shipmentType: 'instore' } });
    await db
      .updateTable('store_stock')
      .set({ on_hand: 0 })
      .where('part_id', 'in', db.selectFrom('part').select('id').where('sku', '=', sku))
      .execute();
    const [line] = linesOf(await shopper.do('cart.detail'));
    const { substitute } = line!;
    expect(substitute?.priceDifference).toBeCloseTo((substitute?.unitPrice ?? 0) - line!.unitPrice, 2);
    const cart = await shopper.do('cart.swapItem', {
      body: { commerceItemId: line!.commerceItemId, skuNumber: substitute!.skuNumber },
    });
    expect(linesOf(cart)).toMatchObject([
      { skuNumber: substitute?.skuNumber, itemQuantity: 2, itemHasError: false },
    ]);
    expect(linesOf(cart)[0]?.substitute).toBeUndefined();
  });

  test.each([
    ['a part that is not sold', () => '999999999', 404, 'error_item_unknown'],
    [
      'a part that cannot be had',
      () => nextPart({ onHand: 0 }).then(({ sku }) => sku),
      422,
      'error_item_unavailable',
    ],
  ])('[API-106] %s leaves the line as it was', async (_what, skuOf, status, key) => {
    const part = await nextPart();
    const shopper = await atStore(part.storeNumber);
    const before = await shopper.do('cart.addItem', {
      body: { skuNumber: part.sku, quantity: 3, shipmentType: 'instore' },
    });
    const [line] = linesOf(before);
    const answer = await shopper.call('cart.swapItem', {
      body: { commerceItemId: line?.commerceItemId, skuNumber: await skuOf() },
    });
    expect([answer.status, answer.key]).toEqual([status, key]);
    expect(linesOf(await shopper.do('cart.detail'))).toMatchObject([
      { skuNumber: part.sku, itemQuantity: 3 },
    ]);
  });
});

describe('saved for later', () => {
  const filled = async (shopperOf = atStore) => {
    const part = await nextPart();
    const shopper = await shopperOf(part.storeNumber);
    const cart = await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 3 } });
    return { shopper, part, id: linesOf(cart)[0]?.commerceItemId ?? '' };
  };

  test('[CART-013] a line moves out of the cart and back', async () => {
    const { shopper, part, id } = await filled();
    const saved = await shopper.do('cart.saveItem', { body: { commerceItemId: id } });
    expect([saved.orders, saved.savedItems]).toMatchObject([[], [{ skuNumber: part.sku, itemQuantity: 3 }]]);
    const savedItemId = saved.savedItems[0]?.savedItemId ?? '';
    const back = await Promise.all(
      Array.from({ length: 4 }, () => shopper.call('cart.moveSaved', { params: { savedItemId } })),
    );
    expect(back.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect(linesOf(await shopper.do('cart.detail'))).toMatchObject([{ itemQuantity: 3 }]);
    expect((await shopper.do('cart.saved')).savedItems).toEqual([]);
  });

  test('[CART-013] removing one twice is the same as once', async () => {
    const { shopper, id } = await filled();
    const { savedItems } = await shopper.do('cart.saveItem', { body: { commerceItemId: id } });
    const remove = () =>
      shopper.do('cart.removeSaved', { params: { savedItemId: savedItems[0]?.savedItemId ?? '' } });
    expect([await remove(), await remove()]).toEqual([{ savedItems: [] }, { savedItems: [] }]);
  });

  test('nobody reaches what another shopper saved', async () => {
    const { shopper, id } = await filled();
    const { savedItems } = await shopper.do('cart.saveItem', { body: { commerceItemId: id } });
    const { shopper: stranger } = await filled();
    const params = { savedItemId: savedItems[0]?.savedItemId };
    expect((await stranger.call('cart.moveSaved', { params })).status).toBe(404);
    await stranger.call('cart.removeSaved', { params });
    expect((await stranger.call('cart.saveItem', { body: { commerceItemId: id } })).status).toBe(404);
    expect((await shopper.do('cart.saved')).savedItems).toHaveLength(1);
  });

  test('[CART-013] what a guest put aside is the account’s after the sign-in', async () => {
    const { shopper, id } = await filled();
    await shopper.do('cart.saveItem', { body: { commerceItemId: id } });
    const { customerId } = await signedIn(shop, { shopper });
    expect((await shopper.do('cart.saved')).savedItems).toEqual([]);
    const guest = sessionHash(shopper.cookies.get('sessionId') ?? '', 'us');
    await adoptSavedItems(shop.database.db, guest, customerId);
    expect((await shopper.do('cart.saved')).savedItems).toHaveLength(1);
  });

  test('[CART-013] a member finds the list on another device', async () => {
    const { shopper, customerId } = await signedIn(shop);
    const { id } = await filled(async (storeNumber) => {
      await shopper.do('stores.setPreferred', { body: { storeNumber } });
      return shopper;
    });
    await shopper.do('cart.saveItem', { body: { commerceItemId: id } });
    const other = shop.shopper();
    await other.do('stores.setPreferred', { body: { storeNumber: (await nextPart()).storeNumber } });
    await shop.database.db
      .updateTable('session')
      .set({ customer_id: customerId })
      .where('id_hash', 'in', (eb) =>
        eb.selectFrom('session').select('id_hash').orderBy('created_at', 'desc').limit(1),
      )
      .execute();
    expect((await other.do('cart.saved')).savedItems).toHaveLength(1);
  });
});
