import type { PaymentMethodId, WalletMethod } from '@driveline/validation';

/** A payment method as the page may offer it; wallets have no count (CART-045). */
export interface OfferedMethod {
  readonly enabled: true;
  readonly allowed?: number;
}

/** Methods whose count says nothing: they are on or off. */
const WITHOUT_COUNT: readonly string[] = ['googlePay', 'applePay'] satisfies WalletMethod[];

/** The ids that have capitals: bare, the others are spelt right already. */
type Respelt = Exclude<PaymentMethodId, Lowercase<PaymentMethodId>>;

const CANONICAL: Readonly<Record<string, string>> = {
  applepay: 'applePay',
  googlepay: 'googlePay',
  giftcard: 'giftCard',
  merchandisecard: 'merchandiseCard',
  loyaltycard: 'loyaltyCard',
} satisfies { [Id in Respelt as Lowercase<Id>]: Id };

/** One spelling for a method however the server writes it: 'Google Pay', 'google_pay' and 'googlePay' are one. */
export function paymentMethodId(name: string): string {
  const bare = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return CANONICAL[bare] ?? bare;
}

/**
 * CART-044 to CART-046: which methods to offer, and how many cards of each. Counts come from the server
 * alone; a method with none is left out.
 */
export function offeredPaymentMethods(
  options: readonly { readonly paymentMethod: string; readonly numberOfCardsAllowed: number }[],
): Readonly<Record<string, OfferedMethod>> {
  const offered: Record<string, OfferedMethod> = {};
  for (const { paymentMethod, numberOfCardsAllowed } of options) {
    const id = paymentMethodId(paymentMethod);
    if (numberOfCardsAllowed <= 0) continue;
    offered[id] = WITHOUT_COUNT.includes(id)
      ? { enabled: true }
      : { enabled: true, allowed: numberOfCardsAllowed };
  }
  return offered;
}
