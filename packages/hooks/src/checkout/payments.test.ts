import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { ANY_CARD, paymentChoices, splitPayments, type PaymentMarket } from './paymentChoices.ts';
import { attachPayment, readPaymentReturn, takePayment } from './takePayment.ts';
import { addTender, appliedTenders, tenderRoom } from './tenders.ts';

const method = (id: string, kind: string, enabled = true) => ({ id, kind, enabled });
const market: PaymentMarket = {
  payments: {
    methods: [
      { ...method('visa', 'card'), vendor: 'Visa' },
      method('paypal', 'wallet'),
      method('applePay', 'wallet'),
      method('master', 'card'),
      method('oxxo', 'voucher'),
      method('giftCard', 'giftcard'),
      method('pix', 'instant', false),
    ],
  },
};
const usd = { currency: { minorDigits: 2 } };
const offer = (...ids: string[]) => ({
  paymentOptions: ids.map((paymentMethod) => ({ paymentMethod, numberOfCardsAllowed: 2 })),
  installments: [
    { count: 1, amount: 30, interestFree: true },
    { count: 3, amount: 10.1, interestFree: true },
  ],
});

describe('the ways to pay', () => {
  test('[CART-044] are those that market and server have, all cards as one, gift cards beside them', () => {
    const choices = paymentChoices(market, offer('master', 'visa', 'paypal', 'oxxo', 'giftCard', 'pix'));
    expect(choices).toEqual([
      { id: ANY_CARD, vendors: ['Visa', 'master'], goesAway: false },
      { id: 'paypal', vendors: [], goesAway: true },
      { id: 'oxxo', vendors: [], goesAway: false },
    ]);
  });

  test.each([
    ['visa', [{ id: 'paypal' }, { id: ANY_CARD, vendors: ['master'] }]],
    ['paypal', [{ id: ANY_CARD, vendors: ['Visa', 'master'] }]],
  ])('[CART-044] go alone when the record switches %s off', (left, choices) => {
    const methods = market.payments.methods.map((it) => (it.id === left ? { ...it, enabled: false } : it));
    const shown = paymentChoices({ payments: { methods } }, offer('visa', 'master', 'paypal'));
    expect(shown).toMatchObject(choices);
    expect(shown).toHaveLength(choices.length);
  });

  test('[PLUS-050] begin with the card of who has saved one, the others as they were', () => {
    const methods = [...market.payments.methods].reverse();
    const options = offer('master', 'visa', 'paypal', 'oxxo');
    const named = (hasSavedCard: boolean) =>
      paymentChoices({ payments: { methods } }, options, hasSavedCard).map(({ id }) => id);
    expect(named(false)).toEqual(['oxxo', ANY_CARD, 'paypal']);
    expect(named(true)).toEqual([ANY_CARD, 'oxxo', 'paypal']);
  });

  test('[CART-047] that are wallets are choices of their own, which lead to a page', () => {
    const choices = paymentChoices(market, offer('visa', 'paypal', 'applePay', 'giftCard'));
    expect(choices.map(({ id, goesAway }) => [id, goesAway])).toEqual([
      [ANY_CARD, false],
      ['paypal', true],
      ['applePay', true],
    ]);
  });

  test('[PLUS-022] split a card into more payments than one', () => {
    expect(splitPayments(offer(), usd)).toEqual([{ count: 3, amountMinor: 1010 }]);
    const worded = { installments: [{ count: 3, amount: 10.1, interestFree: true, text: '3 of $10.10' }] };
    expect(splitPayments(worded, usd)).toEqual([{ count: 3, amountMinor: 1010, text: '3 of $10.10' }]);
  });
});

describe('a chosen way to pay', () => {
  const session = fixture('checkout.paymentSession');
  const lookup = fixture('checkout.paypalLookup');
  const returnUrl = 'https://shop.test/checkout/return';
  const take = async (paymentMethod: string, token = '', installments = 1) => {
    const { client, sent } = answering({
      'checkout.paymentSession': session,
      'checkout.paypalLookup': lookup,
      'checkout.addPayment': fixture('checkout.addPayment'),
    });
    const page = await takePayment(client, market, { paymentMethod, token, installments, returnUrl });
    return { page, sent: sent.map(({ id, input }) => [id, input.body]) };
  };

  test('[PLUS-020] is a card that is typed at the gateway, with the number of payments on the way back', async () => {
    const body = { returnUrl: `${returnUrl}?installments=3` };
    expect(await take(ANY_CARD, '', 3)).toEqual({
      page: session.pageUrl,
      sent: [['checkout.paymentSession', body]],
    });
    expect((await take(ANY_CARD)).sent).toEqual([['checkout.paymentSession', { returnUrl }]]);
  });

  test('[CART-050] is a wallet that is confirmed on its page, PayPal by a call of its own', async () => {
    const body = { returnUrl: `${returnUrl}?paymentMethod=applePay`, paymentMethod: 'applePay' };
    expect((await take('applePay')).sent).toEqual([['checkout.paymentSession', body]]);
    expect(await take('paypal')).toEqual({
      page: lookup.redirectURL,
      sent: [['checkout.paypalLookup', { origin: 'checkout' }]],
    });
  });

  test('is a wallet, a card or a voucher that comes back with its token', async () => {
    expect((await take('applePay', 'tok_2')).sent).toEqual([
      ['checkout.addPayment', { paymentMethod: 'applePay', token: 'tok_2' }],
    ]);
    expect((await take(ANY_CARD, '', 2)).sent).toEqual([
      ['checkout.paymentSession', { returnUrl: `${returnUrl}?installments=2` }],
    ]);
  });

  test('is attached at once with a token, or where it needs none', async () => {
    const card = { paymentMethod: ANY_CARD, token: 'tok_1' };
    expect(await take(ANY_CARD, 'tok_1', 3)).toEqual({
      page: undefined,
      sent: [['checkout.addPayment', { ...card, installments: 3 }]],
    });
    expect((await take('oxxo')).sent).toEqual([
      ['checkout.addPayment', { paymentMethod: 'oxxo', token: '' }],
    ]);
  });

  test('goes without a number of payments that is none', async () => {
    const { client, sent } = answering({ 'checkout.addPayment': fixture('checkout.addPayment') });
    await attachPayment(client, { paymentMethod: ANY_CARD, token: 'tok_1', installments: Number('x') });
    expect(sent[0]?.input.body).toEqual({ paymentMethod: ANY_CARD, token: 'tok_1' });
  });
});

describe('the way back from the gateway', () => {
  const read = (query: string) => readPaymentReturn(market, new URLSearchParams(query));

  test('brings the token of a card, or of the wallet that it names', () => {
    expect(read('token=t&installments=3')).toEqual({
      isChallenged: false,
      isOfWallet: false,
      payment: { paymentMethod: ANY_CARD, token: 't', installments: 3 },
    });
    expect(read('token=t&paymentMethod=applePay')).toMatchObject({
      isOfWallet: true,
      payment: { paymentMethod: 'applePay' },
    });
  });

  test.each(['giftCard', 'nothing'])('is about a card where it names %s', (name) => {
    expect(read(`paymentMethod=${name}`)).toMatchObject({
      isOfWallet: false,
      payment: { paymentMethod: ANY_CARD, token: '' },
    });
  });

  test('is of one payment without a token where the address says nothing', () => {
    expect(read('')).toEqual({
      isChallenged: false,
      isOfWallet: false,
      payment: { paymentMethod: ANY_CARD, token: '', installments: 1 },
    });
  });

  test('[PLUS-021] says that the bank has asked', () => {
    expect(read('challenge=done').isChallenged).toBe(true);
  });
});

describe('what pays first', () => {
  const card = { giftCardId: 'g1', paymentMethod: 'giftCard', lastFour: '1234', amount: 25.5, balance: 0 };

  test('[CART-043] is counted against what the server takes', () => {
    const room = tenderRoom([card], offer('gift_card', 'loyaltyCard'));
    expect(room('giftCard')).toEqual({ used: 1, allowed: 2 });
    expect(room('merchandiseCard')).toEqual({ used: 0, allowed: 0 });
    expect(room('loyaltyCard')).toEqual({ used: 0, allowed: 2 });
  });

  test('is shown in minor units, one of another name as a gift card', () => {
    const giftCardList = [card, { ...card, giftCardId: 'g2', paymentMethod: 'voucher' }];
    expect(appliedTenders({ giftCardList }, usd)).toEqual([
      { giftCardId: 'g1', tender: 'giftCard', lastFour: '1234', amountMinor: 2550 },
      { giftCardId: 'g2', tender: 'giftCard', lastFour: '1234', amountMinor: 2550 },
    ]);
    const others = ['merchandiseCard', 'loyaltyCard'].map((paymentMethod) => ({ ...card, paymentMethod }));
    expect(appliedTenders({ giftCardList: others }, usd).map(({ tender }) => tender)).toEqual([
      'merchandiseCard',
      'loyaltyCard',
    ]);
  });

  test('[CART-049] is a card by its number and PIN, and nothing goes while one is wrong', async () => {
    const { client, sent } = answering({ 'checkout.addPayment': fixture('checkout.addPayment') });
    const issues = await addTender(client, 'giftCard', { giftCardNumber: '1', giftCardPin: '' });
    expect(issues.map(({ field }) => field)).toEqual(['giftCardNumber', 'giftCardPin']);
    expect(sent).toEqual([]);
    const typed = { giftCardNumber: '6000 1234 5678 9012', giftCardPin: '1234' };
    expect(await addTender(client, 'giftCard', typed)).toEqual([]);
    expect(sent[0]?.input.body).toEqual({
      paymentMethod: 'giftCard',
      cardNumber: '6000123456789012',
      pin: '1234',
    });
  });

  test('[CART-049] is a merchandise card by its own name', async () => {
    const { client, sent } = answering({ 'checkout.addPayment': fixture('checkout.addPayment') });
    await addTender(client, 'merchandiseCard', { giftCardNumber: '6000123456789012', giftCardPin: '1234' });
    expect(sent[0]?.input.body).toMatchObject({ paymentMethod: 'merchandiseCard' });
  });

  test('is the balance of the account without a number', async () => {
    const { client, sent } = answering({ 'checkout.addPayment': fixture('checkout.addPayment') });
    expect(await addTender(client, 'loyaltyCard', {})).toEqual([]);
    expect(sent[0]?.input.body).toEqual({ paymentMethod: 'loyaltyCard' });
  });
});
