import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachCard, commitBody, undecidedBuyer } from '../../../conformance/client/buyer.ts';
import { stockedPart } from '../../../seed/stockedPart.ts';
import { giftCardRow, issueGiftCard } from '../../../test/giftCard.ts';
import { member } from '../../../test/member.ts';
import { openOffice } from '../../../test/placedOrder.ts';
import type { Shop, Shopper } from '../../../test/shop.ts';
import type { SettleServices } from '../settle/planMove.ts';
import { capturePayment, refundPayment } from '../settle/settlePayment.ts';

let shop: Shop;
let office: SettleServices;
let skip = 0;
beforeAll(async () => {
  ({ shop, office } = await openOffice({ limiter: { take: () => Promise.resolve(0) } }));
});
afterAll(() => shop.close());

const byNumber = (shopper: Shopper, paymentMethod: string, cardNumber: string) =>
  shopper.call('checkout.addPayment', { body: { paymentMethod, cardNumber, pin: '1234' } });
const byRewards = (shopper: Shopper) =>
  shopper.call('checkout.addPayment', { body: { paymentMethod: 'loyaltyCard' } });

/** A member's order that a gift card, a merchandise card, rewards and a bank card pay, in that order. */
async function placed() {
  const { shopper } = await member(shop, { balanceMinor: 5_00 });
  const part = await stockedPart(shop, { skip: skip++ });
  const gift = await issueGiftCard(shop, 3_00);
  const merch = await issueGiftCard(shop, 4_00, { method: 'merchandiseCard' });
  await undecidedBuyer(shop, part, { shopper });
  await byNumber(shopper, 'giftCard', gift);
  await byNumber(shopper, 'merchandiseCard', merch);
  await byRewards(shopper);
  const ready = await attachCard({ shopper, cart: await shopper.do('cart.detail') });
  const { order, orderId: number = '' } = await shopper.do('checkout.commit', commitBody(ready));
  const { id } = await shop.database.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const total = Math.round((order?.grandOrderPriceInfo.totalPrice ?? 0) * 100);
  const balances = async () => [
    (await giftCardRow(shop, gift)).balance_minor,
    (await giftCardRow(shop, merch)).balance_minor,
    Math.round(((await shopper.do('rewards.account')).loyaltyAccount?.rewardBalance ?? 0) * 100),
  ];
  return { shopper, order, number, id, total, balances };
}

const amounts = ({ parts }: Awaited<ReturnType<typeof capturePayment>>) =>
  parts.map(({ method, amountMinor }) => `${method}:${amountMinor}`).toSorted();

test('[CART-043] [CART-047] [API-073] all four pay one order, each what it holds and the bank card the rest', async () => {
  const { order, total, balances } = await placed();
  const rest = (total - 12_00) / 100;
  expect(order?.grandPaymentAccountList.map(({ cardType, amount }) => [cardType, amount])).toEqual([
    ['giftcard', 3],
    ['merchcard', 4],
    ['loyaltycard', 5],
    ['visa', expect.closeTo(rest, 5)],
  ]);
  expect(await balances()).toEqual([0, 0, 0]);
});

test('[API-079] [PLUS-024] a cancelled order gives each its own back, and holds the bank card no longer', async () => {
  const { shopper, number, total, balances } = await placed();
  const { orderStatus, refund } = await shopper.do('orders.cancel', {
    body: { orderId: number, reason: 'changed' },
  });
  expect(orderStatus).toBe('CANCELLED');
  expect(refund).toMatchObject({
    amount: total / 100,
    isPaid: true,
    hold: { amount: (total - 12_00) / 100, isReleased: true },
  });
  expect(refund?.tenders?.map(({ cardType, amount }) => [cardType, amount])).toEqual([
    ['giftcard', 3],
    ['merchcard', 4],
    ['loyaltycard', 5],
  ]);
  expect(await balances()).toEqual([3_00, 4_00, 5_00]);
});

test('[PLUS-024] refunds go the way back: bank card, rewards, merchandise card, gift card, to each what came from it', async () => {
  const { id, total, balances } = await placed();
  await capturePayment(office, id, total, `capture:${id}`);
  const refund = async (amountMinor: number, key: string) =>
    amounts(await refundPayment(office, id, amountMinor, `${key}:${id}`));
  expect(await refund(total - 12_00 + 2_00, 'a')).toEqual(['loyaltyCard:200', `visa:${total - 12_00}`]);
  expect(await balances()).toEqual([0, 0, 2_00]);
  expect(await refund(8_00, 'b')).toEqual(['giftCard:100', 'loyaltyCard:300', 'merchandiseCard:400']);
  expect(await refund(8_00, 'b')).toEqual(['giftCard:100', 'loyaltyCard:300', 'merchandiseCard:400']);
  expect(await balances()).toEqual([1_00, 4_00, 5_00]);
  expect(await refund(2_00, 'c')).toEqual(['giftCard:200']);
  expect(await balances()).toEqual([3_00, 4_00, 5_00]);
});

test('[CART-046] the limits are of each kind: four merchandise cards beside gift cards, rewards once', async () => {
  const { shopper } = await member(shop, { balanceMinor: 1_00 });
  await undecidedBuyer(shop, await stockedPart(shop, { skip: skip++ }), { shopper });
  const { paymentOptions } = await shopper.do('checkout.paymentOptions');
  const allowed = (name: string) =>
    paymentOptions.find(({ paymentMethod }) => paymentMethod === name)?.numberOfCardsAllowed;
  expect([allowed('merchandiseCard'), allowed('loyaltyCard')]).toEqual([4, 1]);
  await byNumber(shopper, 'giftCard', await issueGiftCard(shop, 1_00));
  for (let count = 0; count < 4; count++) {
    const card = await issueGiftCard(shop, 1_00, { method: 'merchandiseCard' });
    expect((await byNumber(shopper, 'merchandiseCard', card)).status).toBe(200);
  }
  const fifth = await issueGiftCard(shop, 1_00, { method: 'merchandiseCard' });
  expect((await byNumber(shopper, 'merchandiseCard', fifth)).key).toBe('error_card_limit');
  expect((await byRewards(shopper)).status).toBe(200);
  const { giftCardList } = (await byRewards(shopper)).body;
  expect(giftCardList.map(({ paymentMethod }) => paymentMethod)).toEqual([
    'giftCard',
    ...Array<string>(4).fill('merchandiseCard'),
    'loyaltyCard',
  ]);
});

test('[API-073] rewards and a merchandise card come off the cart one by one', async () => {
  const { shopper, customerId } = await member(shop, { balanceMinor: 5_00 });
  await undecidedBuyer(shop, await stockedPart(shop, { skip: skip++ }), { shopper });
  await byNumber(shopper, 'merchandiseCard', await issueGiftCard(shop, 4_00, { method: 'merchandiseCard' }));
  const { giftCardList } = (await byRewards(shopper)).body;
  expect(JSON.stringify(giftCardList)).not.toContain(customerId);
  let left = giftCardList.length;
  for (const { giftCardId, paymentMethod } of giftCardList) {
    const answer = await shopper.do('checkout.removePayment', { body: { paymentMethod, giftCardId } });
    expect(answer.giftCardList).toHaveLength(--left);
  }
});
