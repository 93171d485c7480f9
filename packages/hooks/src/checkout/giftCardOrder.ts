import { toDecimal, type InputOf } from '@driveline/api';
import {
  GIFT_DAYS_AHEAD,
  giftAmountMinor,
  giftCardPurchaseForm,
  type Form,
  type Values,
} from '@driveline/validation';

/** What a market says of the gift cards that it sells. */
export interface GiftCardMarket {
  readonly currency: { readonly minorDigits: number };
  readonly giftCards: { readonly sale?: { readonly minMinor: number; readonly maxMinor: number } };
}

/** The last day a gift card can be sent on. */
export function lastGiftDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + GIFT_DAYS_AHEAD);
  return day.toISOString().slice(0, 10);
}

/** Rules of the form that buys a gift card; undefined where none are on sale (CART-055). */
export function giftCardRules(
  { currency: { minorDigits }, giftCards: { sale } }: GiftCardMarket,
  today: string,
): Form | undefined {
  if (!sale) return undefined;
  const { minMinor, maxMinor } = sale;
  return giftCardPurchaseForm({ minMinor, maxMinor, minorDigits, from: today, to: lastGiftDay(today) });
}

/** The call's body, of values that the rules let through. */
export function toGiftCardOrder(
  { currency: { minorDigits } }: GiftCardMarket,
  values: Values,
): InputOf<'giftCards.buy'>['body'] {
  const { recipientName = '', recipientEmail = '', senderName = '', senderEmail = '' } = values;
  const { message, deliverOn } = values;
  return {
    amount: toDecimal(giftAmountMinor(values, minorDigits) ?? 0, minorDigits),
    recipientName,
    recipientEmail,
    senderName,
    senderEmail,
    ...(message && { message }),
    ...(deliverOn && { deliverOn }),
  };
}
