import { toMinor, type B2cClient, type CheckoutState, type PaymentOptions } from '@driveline/api';
import { giftCardForm, type Issue, type ShopCardMethod, type Values } from '@driveline/validation';
import type { ShopMoney } from '../models/shopMoney.ts';
import { checkoutMutations } from './checkoutMutations.ts';
import { offeredPaymentMethods } from './paymentMethods.ts';

/** What pays first, by its name on the wire: cards with a number and a PIN, and the rewards of who is signed in. */
export const CARD_TENDERS = ['giftCard', 'merchandiseCard'] as const satisfies ShopCardMethod[];
export const REWARDS_TENDER = 'loyaltyCard' satisfies ShopCardMethod;

export type CardTender = (typeof CARD_TENDERS)[number];
export type Tender = CardTender | typeof REWARDS_TENDER;

const isCardTender = (name: string): name is CardTender => CARD_TENDERS.some((it) => it === name);
export const isTender = (name: string): name is Tender => isCardTender(name) || name === REWARDS_TENDER;

/** Cards and rewards that pay an order already; one of another name is shown as a gift card. */
export const appliedTenders = ({ giftCardList }: Pick<CheckoutState, 'giftCardList'>, market: ShopMoney) =>
  giftCardList.map(({ giftCardId, paymentMethod, lastFour, amount }) => ({
    giftCardId,
    tender: isTender(paymentMethod) ? paymentMethod : ('giftCard' as const),
    lastFour,
    amountMinor: toMinor(amount, market.currency.minorDigits),
  }));

/** How many of each tender pay this order, and how many may (CART-043, CART-046). */
export function tenderRoom(
  applied: CheckoutState['giftCardList'],
  { paymentOptions }: Pick<PaymentOptions, 'paymentOptions'>,
) {
  const offered = offeredPaymentMethods(paymentOptions);
  return (tender: Tender) => ({
    used: applied.filter(({ paymentMethod }) => paymentMethod === tender).length,
    allowed: offered[tender]?.allowed ?? 0,
  });
}

/**
 * Lets a card or rewards pay first.
 * @param typed fields of `giftCardForm`; rewards need none
 * @returns what is wrong with them, and then nothing was sent
 * @throws B2cError
 */
export async function addTender(client: B2cClient, tender: Tender, typed: Values): Promise<readonly Issue[]> {
  if (!isCardTender(tender)) {
    await checkoutMutations.addPayment(client).mutate({ paymentMethod: tender });
    return [];
  }
  const { values, issues } = giftCardForm().validate(typed);
  const card = { cardNumber: values['giftCardNumber'], pin: values['giftCardPin'] };
  if (issues.length === 0)
    await checkoutMutations.addPayment(client).mutate({ paymentMethod: tender, ...card });
  return issues;
}
