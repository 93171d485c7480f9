import { toMinor, type PaymentOptions } from '@driveline/api';
import type { ShopMoney } from '../models/shopMoney.ts';
import { offeredPaymentMethods } from './paymentMethods.ts';

/** The choice that stands for every card: which one it is, the gateway finds out. */
export const ANY_CARD = 'card';

/** What the choices follow from in a market, by shape; its methods in the order in which they are offered. */
export interface PaymentMarket {
  readonly payments: {
    readonly methods: readonly {
      readonly id: string;
      readonly kind: string;
      readonly vendor?: string;
      readonly enabled: boolean;
    }[];
  };
}

export interface PaymentChoice {
  readonly id: string;
  /** Of a card. */
  readonly vendors: readonly string[];
  /** The shopper confirms on a page of its own. */
  readonly goesAway: boolean;
}

/**
 * What the server offers, in the market's order; all cards are one choice (CART-044, CART-046).
 * @param hasSavedCard the shopper's own card comes first, since it pays without another press (PLUS-050)
 */
export function paymentChoices(
  { payments }: PaymentMarket,
  options: PaymentOptions,
  hasSavedCard = false,
): PaymentChoice[] {
  const offered = offeredPaymentMethods(options.paymentOptions);
  const methods = payments.methods.filter(({ id, enabled }) => enabled && Object.hasOwn(offered, id));
  const vendors = methods.filter(({ kind }) => kind === 'card').map(({ vendor, id }) => vendor ?? id);
  const choices: PaymentChoice[] = [];
  for (const { id, kind } of methods) {
    // Gift cards pay beside another way, and are no choice among them.
    if (kind === 'giftcard') continue;
    const choice = kind === 'card' ? { id: ANY_CARD, vendors } : { id, vendors: [] };
    if (!choices.some((it) => it.id === choice.id)) choices.push({ ...choice, goesAway: kind === 'wallet' });
  }
  const isCard = ({ id }: PaymentChoice) => id === ANY_CARD;
  return hasSavedCard ? choices.toSorted((a, b) => Number(isCard(b)) - Number(isCard(a))) : choices;
}

/** How many payments a card may be split into, in words or what the first comes to, in minor units (PLUS-022). */
export const splitPayments = ({ installments }: Pick<PaymentOptions, 'installments'>, market: ShopMoney) =>
  installments
    .filter(({ count }) => count > 1)
    .map(({ count, amount, text }) => ({
      count,
      amountMinor: toMinor(amount, market.currency.minorDigits),
      ...(text !== undefined && { text }),
    }));
