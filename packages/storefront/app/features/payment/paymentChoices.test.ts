import type { PaymentOptions } from '@driveline/api';
import { markets, type Market } from '@driveline/markets';
import { expect, test } from 'vitest';
import { paymentChoices } from './PaymentForm.tsx';

const CARD = 'card';
/** A server that offers whatever a record may name. */
const options = (market: Market): PaymentOptions => ({
  paymentOptions: market.payments.methods.map(({ id }) => ({ paymentMethod: id, numberOfCardsAllowed: 1 })),
  installments: [],
});
const without = (market: Market, left: string): Market => ({
  ...market,
  payments: {
    ...market.payments,
    methods: market.payments.methods.map((it) => (it.id === left ? { ...it, enabled: false } : it)),
  },
});
const shown = (market: Market) => paymentChoices(market, options(market), CARD);

test.each(markets.map((market) => [market.code, market] as const))(
  '[CART-044] in %s each method of the record shows, and one that is switched off goes alone',
  (_code, market) => {
    const all = shown(market);
    for (const { id, kind, vendor } of market.payments.methods.filter(({ enabled }) => enabled)) {
      const rest = shown(without(market, id));
      if (kind === 'card') {
        const vendors = all.find((it) => it.id === CARD)?.vendors ?? [];
        expect(vendors).toContain(vendor);
        expect(rest.find((it) => it.id === CARD)?.vendors).toEqual(vendors.filter((it) => it !== vendor));
      } else if (all.some((it) => it.id === id)) {
        expect(rest).toEqual(all.filter((it) => it.id !== id));
      }
    }
  },
);

test('[CART-047] wallets of the record are choices of their own, which lead to a page; gift cards are none', () => {
  const [us] = markets;
  const choices = paymentChoices(us!, options(us!), CARD);
  expect(choices.map(({ id, goesAway }) => [id, goesAway])).toEqual([
    [CARD, false],
    ['paypal', true],
    ['applePay', true],
    ['googlePay', true],
  ]);
});
