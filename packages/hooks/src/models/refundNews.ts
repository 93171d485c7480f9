import { toMinor, type Order } from '@driveline/api';
import type { ShopMoney } from './shopMoney.ts';

/** What came back or will, or is held on a card no longer (PLUS-024): a sentence each, with its amount and its day. */
export interface RefundNews {
  readonly kind: 'refunded' | 'refundDue' | 'holdReleased' | 'holdDue';
  readonly amountMinor: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

/** What there is to say of the money of an order that was canceled, or of a return; nothing of others. */
export function refundNews({ orders: [first] }: Order, { currency }: ShopMoney): readonly RefundNews[] {
  if (!first?.refund) return [];
  const { amount, hold, isPaid, date } = first.refund;
  const minor = (major: number) => toMinor(major, currency.minorDigits);
  const heldMinor = minor(hold?.amount ?? 0);
  const backMinor = minor(amount) - heldMinor;
  const back: RefundNews = { kind: isPaid ? 'refunded' : 'refundDue', amountMinor: backMinor, day: date };
  const held: RefundNews | undefined = hold && {
    kind: hold.isReleased ? 'holdReleased' : 'holdDue',
    amountMinor: heldMinor,
    day: hold.date,
  };
  return [...(backMinor > 0 ? [back] : []), ...(held ? [held] : [])];
}
