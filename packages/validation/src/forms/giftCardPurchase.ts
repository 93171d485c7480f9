import { issue, type Issue } from '../issue.ts';
import { calendarDate } from '../rules/calendarDate/calendarDate.ts';
import { email } from '../rules/email/email.ts';
import { required } from '../rules/required/required.ts';
import { defineForm, type Form, type Values } from './form.ts';
import { freeText, optional } from './optional.ts';

/** Chosen in place of one of the offered amounts. */
export const OTHER_AMOUNT = 'other';

const NAME_LENGTH = 60;
/** Of the message on a gift card. */
export const GIFT_MESSAGE_LENGTH = 200;
/** How long before its mail a gift card can be bought. */
export const GIFT_DAYS_AHEAD = 90;

export type GiftCardPurchaseOptions = {
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly minorDigits: number;
  /** First and last day of the mail, `YYYY-MM-DD` in the market's time zone. */
  readonly from: string;
  readonly to: string;
};

/** The amount that was chosen or typed, in minor units; undefined for text that is no amount. */
export function giftAmountMinor(
  { amount = '', otherAmount = '' }: Values,
  minorDigits: number,
): number | undefined {
  const typed = (amount === OTHER_AMOUNT ? otherAmount : amount).trim();
  const [, whole = '', fraction = ''] = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(typed) ?? [];
  if (whole === '' || fraction.length > minorDigits) return undefined;
  return Number(whole + fraction.padEnd(minorDigits, '0'));
}

function amountIssue(values: Values, options: GiftCardPurchaseOptions): Issue | undefined {
  const { minMinor, maxMinor, minorDigits } = options;
  const minor = giftAmountMinor(values, minorDigits);
  const [min, max] = [minMinor, maxMinor].map((each) => each / 10 ** minorDigits) as [number, number];
  const isRight = minor !== undefined && minor >= minMinor && minor <= maxMinor;
  return isRight ? undefined : issue('giftAmount.range', { min, max });
}

/** Names stand in the subject of a mail to a stranger, where an address would become a link and a mark would hide it. */
const plainName = (value: string): Issue | undefined =>
  /[/:@\p{Cc}\p{Cf}]|[^\s.]{2}\.[^\s.]{2}/u.test(value) ? issue('giftName.invalid') : undefined;

const isOther = ({ amount }: Values) => amount === OTHER_AMOUNT;

/** A gift card to buy: amount, recipient, sender, and when its mail goes out (CART-055). */
export function giftCardPurchaseForm(options: GiftCardPurchaseOptions): Form {
  const name = (field: string) => ({
    name: field,
    maxLength: NAME_LENGTH,
    check: (value: string) => required(value, field) ?? plainName(value),
  });
  return defineForm([
    {
      name: 'amount',
      check: (value, values) =>
        required(value, 'amount') ?? (isOther(values) ? undefined : amountIssue(values, options)),
    },
    {
      name: 'otherAmount',
      when: isOther,
      check: (value, values) => required(value, 'otherAmount') ?? amountIssue(values, options),
    },
    name('recipientName'),
    { name: 'recipientEmail', check: email },
    name('senderName'),
    { name: 'senderEmail', check: email },
    freeText('message', GIFT_MESSAGE_LENGTH),
    optional({ name: 'deliverOn', check: (value) => calendarDate(value, options) }),
  ]);
}
