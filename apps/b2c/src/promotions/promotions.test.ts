import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockedPart } from '../../seed/stockedPart.ts';
import { claim } from '../../test/coupons.ts';
import { coupon, tenth } from '../../seed/coupon.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
let skip = 0;
let isLimited = false;
beforeAll(async () => {
  const take = (key: string) => Promise.resolve(isLimited && key.startsWith('coupon:') ? 30 : 0);
  shop = await openShop({ limiter: { take } });
});
afterAll(() => shop.close());

const nextPart = (more: Parameters<typeof stockedPart>[1] = {}) =>
  stockedPart(shop, { onHand: 60, ...more, skip: skip++ });

async function cartWith(quantity = 2, shipmentType: 'instore' | 'regular' = 'instore'): Promise<Shopper> {
  const part = await nextPart({ elsewhere: 60 });
  const shopper = shop.shopper();
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity, shipmentType } });
  return shopper;
}

test('one that neither ends nor renews each month is not stored', async () => {
  for (const renews of [null, 'yearly'] as const)
    await expect(coupon(shop, tenth, { ends_at: null, renews })).rejects.toThrow(/violates check constraint/);
});

describe('claiming', () => {
  test('[API-086] [CART-018] takes the discount off lines, total and tax, however the code is typed', async () => {
    const shopper = await cartWith();
    const before = (await shopper.do('cart.detail')).grandOrderPriceInfo;
    const code = await coupon(shop, tenth);
    const { body } = await claim(shopper, ` ${code.toLowerCase()} `);
    const [line] = body.order.orders[0]?.shipmentInfoList[0]?.lineItemList ?? [];
    const goods = before.itemTotalPrice - before.discountPrice;
    const saved = Math.round(goods * 10) / 100;
    expect(body).toMatchObject({ promoCode: code, promoData: { promoCode: code, discount: saved } });
    expect(body.promoMessage).toContain('Test offer');
    expect(line?.promoDiscount).toBe(saved);
    expect(line?.lineTotal).toBeCloseTo(goods - saved, 2);
    const after = body.order.grandOrderPriceInfo;
    expect(after.discountPrice).toBeCloseTo(before.discountPrice + saved, 2);
    expect(after.tax).toBeCloseTo((before.tax / goods) * (goods - saved), 1);
    expect(after.totalPrice).toBeCloseTo(
      after.itemTotalPrice - after.discountPrice + after.corePrice + after.shippingPrice + after.tax,
      2,
    );
    expect((await shopper.do('cart.detail')).promoData).toEqual(body.promoData);
  });

  test.each<[string, string, string, () => Promise<string> | string]>([
    ['an unknown code', 'error_promo_invalid', 'don’t recognize', () => 'NOSUCH'],
    ['an expired one', 'error_promo_expired', 'expired', () => 'SPRING25'],
    ['one that is used up', 'error_promo_invalid', 'usage limit', () => 'FIRST100'],
    ['one below its minimum', 'error_promo_invalid', '$5,000', () => 'BIGJOB'],
    ['one of another market', 'error_promo_invalid', 'don’t recognize', () => 'AHORRA10'],
    [
      'one for other items',
      'error_promo_invalid',
      'does not apply',
      () => coupon(shop, tenth, { scope: { skus: ['0'] } }),
    ],
    [
      'one that has not begun',
      'error_promo_invalid',
      'don’t recognize',
      () => coupon(shop, tenth, { starts_at: '2035-01-01' }),
    ],
    ['free delivery of a pickup', 'error_promo_invalid', 'delivery', () => 'SHIPFREE'],
  ])('%s is refused with its reason, and nothing is kept', async (_what, key, words, codeOf) => {
    const shopper = await cartWith();
    const before = await shopper.do('cart.detail');
    const answer = await claim(shopper, await codeOf());
    expect([answer.status, answer.key]).toEqual([422, key]);
    expect(JSON.parse(answer.text).errorDetails[0].errorMessageDefault).toContain(words);
    expect(await shopper.do('cart.detail')).toEqual(before);
  });

  test('a session without a cart has nothing to take off', async () => {
    expect((await claim(shop.shopper(), 'SAVE10')).key).toBe('error_cart_empty');
  });

  test('[CART-016] the better of two codes stays, and codes that stack go together', async () => {
    const shopper = await cartWith();
    const small = await coupon(shop, tenth);
    const large = await coupon(shop, { kind: 'PERCENT', percent: 30 });
    await claim(shopper, small);
    const { body } = await claim(shopper, large);
    expect(body.order.promotions?.map(({ promoCode }) => promoCode)).toEqual([large]);
    const worse = await claim(shopper, small);
    expect([worse.key, JSON.parse(worse.text).errorDetails[0].errorMessageDefault]).toEqual([
      'error_promo_invalid',
      'Your cart already has a better deal.',
    ]);
    const other = await cartWith(2, 'regular');
    const first = await coupon(shop, tenth, { stackable: true });
    const second = await coupon(shop, { kind: 'AMOUNT', amountMinor: 1_00 }, { stackable: true });
    await claim(other, first);
    const both = await claim(other, second);
    expect(both.body.order.promotions?.map(({ promoCode }) => promoCode)).toEqual([second, first]);
  });

  test('[API-087] revoking gives the price back, and an unknown code is refused', async () => {
    const shopper = await cartWith();
    const before = await shopper.do('cart.detail');
    await claim(shopper, 'SAVE10');
    const cart = await shopper.do('promotions.revoke', { body: { promoCode: 'save10' } });
    expect([cart.grandOrderPriceInfo, cart.promoData]).toEqual([before.grandOrderPriceInfo, null]);
    const again = await shopper.call('promotions.revoke', { body: { promoCode: 'SAVE10' } });
    expect([again.status, again.key]).toEqual([422, 'error_promo_invalid']);
  });

  test('nobody takes a code off the cart of another session', async () => {
    const owner = await cartWith();
    await claim(owner, 'SAVE10');
    const stranger = await cartWith();
    expect((await stranger.call('promotions.revoke', { body: { promoCode: 'SAVE10' } })).key).toBe(
      'error_promo_invalid',
    );
    expect((await owner.do('cart.detail')).promoData?.promoCode).toBe('SAVE10');
  });

  test('a code that the cart falls short of waits with its reason, and works again', async () => {
    const shopper = await cartWith(2);
    const { grandOrderPriceInfo: info, orders } = await shopper.do('cart.detail');
    const goods = Math.round((info.itemTotalPrice - info.discountPrice) * 100);
    const code = await coupon(shop, tenth, { minimum_minor: goods });
    await claim(shopper, code);
    const commerceItemId = orders[0]?.shipmentInfoList[0]?.lineItemList[0]?.commerceItemId ?? '';
    const change = (quantity: number) =>
      shopper.do('cart.updateItem', { params: { commerceItemId }, body: { quantity } });
    const fewer = await change(1);
    expect(fewer.promoData).toMatchObject({ promoCode: code, discount: 0 });
    expect(fewer.promoMessage).toContain('Add $');
    const verified = await shopper.do('checkout.verify', { body: { commerceId: fewer.commerceId } });
    expect(verified).toMatchObject({ eligible: true, checkoutMessageData: [expect.stringContaining(code)] });
    expect((await change(2)).promoData?.discount).toBeGreaterThan(0);
  });

  test('free delivery takes the price of regular delivery off', async () => {
    const part = await nextPart({ onHand: 0, elsewhere: 30 });
    await shop.database.db
      .updateTable('price')
      .set({ list_minor: 12_00, sale_minor: null })
      .where('part_id', '=', part.partId)
      .execute();
    const shopper = shop.shopper();
    const { grandOrderPriceInfo } = await shopper.do('cart.addItem', {
      body: { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' },
    });
    expect(grandOrderPriceInfo.shippingPrice).toBe(5.99);
    const { body } = await claim(shopper, 'SHIPFREE');
    expect(body.order.grandOrderPriceInfo).toMatchObject({ shippingPrice: 0, itemTotalPrice: 12 });
    expect(body.promoData.discount).toBe(5.99);
  });

  test('codes cannot be guessed at will', async () => {
    isLimited = true;
    const answer = await claim(await cartWith(), 'SAVE10');
    isLimited = false;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  });
});

describe.each([
  ['us', 'SAVE10', 'SHIPFREE', '$'],
  ['mx', 'AHORRA10', 'ENVIOGRATIS', '$'],
  ['br', 'POUPE10', 'FRETEGRATIS', 'R$'],
])('demonstration coupons of %s', (market, percentage, free, sign) => {
  test('say in the market’s words and money what they save', async () => {
    const part = await nextPart({ market, onHand: 0, elsewhere: 30 });
    await shop.database.db
      .updateTable('price')
      .set({ list_minor: 50_00, sale_minor: null })
      .where('part_id', '=', part.partId)
      .where('market', '=', market)
      .execute();
    const shopper = shop.shopper(market);
    await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' } });
    if (market !== 'us') {
      // Delivery costs more than a tenth of the goods here.
      const delivered = await claim(shopper, free);
      expect(delivered.body.order.grandOrderPriceInfo.shippingPrice).toBe(0);
      expect((await claim(shopper, percentage)).key).toBe('error_promo_invalid');
      await shopper.do('promotions.revoke', { body: { promoCode: free } });
    }
    const { body } = await claim(shopper, percentage);
    expect(body.promoMessage).toMatch(new RegExp(`${sign.replace('$', '\\$')}\\s?5\\.$`));
    const info = body.order.grandOrderPriceInfo;
    expect(info.taxIncluded ? info.totalPrice : info.totalPrice - info.tax).toBeCloseTo(
      info.itemTotalPrice - info.discountPrice + info.corePrice + info.shippingPrice,
      2,
    );
  });
});
