import type { InputOf } from '@driveline/api/contract';
import type { GiftCardSale, Market } from '@driveline/markets';
import { GIFT_DAYS_AHEAD, giftAmountMinor, giftCardPurchaseForm } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { addDays, todayIn } from '../clock/calendarDate.ts';
import { B2cError, B2cErrors } from '../http/errors.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';

/** What a purchase is made of. */
export interface PurchaseInput {
  readonly amountMinor: number;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly message: string;
  /** Null for today. */
  readonly deliverOn: string | null;
}

/** @throws B2cError error_giftcard_sale (403) where the market sells none */
export function saleOf({ checkout, giftCards }: Market): GiftCardSale {
  if (checkout.enabled && giftCards.shown && giftCards.sale) return giftCards.sale;
  throw new B2cError('error_giftcard_sale', { status: 403 });
}

/** @throws B2cErrors error_giftcard_invalid, one for each wrong field */
export function readPurchaseInput(
  market: Market,
  now: Date,
  body: InputOf<'giftCards.buy'>['body'],
): PurchaseInput {
  const { minMinor, maxMinor } = saleOf(market);
  const { minorDigits } = market.currency;
  const from = todayIn(market, now);
  const form = giftCardPurchaseForm({
    minMinor,
    maxMinor,
    minorDigits,
    from,
    to: addDays(from, GIFT_DAYS_AHEAD),
  });
  const { values, issues } = form.validate({ ...body, amount: String(body.amount) });
  const messages = issueMessagesOf(market);
  const [first, ...more] = issues.map(
    (issue) =>
      new B2cError('error_giftcard_invalid', { field: issue.field, text: issueText(issue, messages) }),
  );
  if (first) throw new B2cErrors([first, ...more]);
  const text = (name: keyof typeof body) => oneLine(values[name] ?? '');
  return {
    amountMinor: giftAmountMinor(values, minorDigits) ?? 0,
    recipientName: text('recipientName'),
    recipientEmail: text('recipientEmail'),
    senderName: text('senderName'),
    senderEmail: text('senderEmail'),
    message: text('message'),
    deliverOn: values['deliverOn'] && values['deliverOn'] > from ? values['deliverOn'] : null,
  };
}

/** No line of a mail is the buyer's alone: one that is an address would become a link. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
