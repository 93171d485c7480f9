import { vendorName } from '@driveline/validation';
import { maskedTaxId } from '../../account/taxDocument.ts';
import type { Block } from '../../mail/blocks.ts';
import type { MessageId } from '../../messages/index.ts';
import { deadlineOf } from '../../messages/whenText.ts';
import { majorText, type MailSetting } from './mailSetting.ts';

/** Ways that have a name in each language; all others name themselves. */
const worded: Readonly<Record<string, MessageId>> = {
  card: 'orderMail.tender.card',
  creditcard: 'orderMail.tender.creditcard',
  giftcard: 'orderMail.tender.giftcard',
  merchcard: 'orderMail.tender.merchcard',
  merchandisecard: 'orderMail.tender.merchcard',
  loyaltycard: 'orderMail.tender.loyaltycard',
};

/** Everything that paid, each with its part, by the name that the order's page has for it (CART-047). */
export function paidBlock({ market, text, order }: MailSetting): Block[] {
  const amounts = order.grandPaymentAccountList.map((tender) => {
    const { cardType, paymentMethod, lastFour, amount, installments } = tender;
    const vendor = cardType || paymentMethod;
    const id = worded[vendor.toLowerCase()];
    const name = id ? text(id) : vendorName(vendor);
    const label = lastFour ? text('orderMail.ending', { name, lastFour }) : name;
    return [[label, installments?.text].filter(Boolean).join(' · '), majorText(market, amount)] as const;
  });
  return amounts.length > 0 ? [{ heading: text('orderMail.payment'), amounts }] : [];
}

/** PLUS-058: what the invoice will say; its number is not for everybody who sees the mail. */
export function taxDocumentBlock({ text, order: { taxDocument } }: MailSetting): Block[] {
  if (!taxDocument) return [];
  const lines = (taxDocument.rows ?? []).map(({ name, label, value }) =>
    text('orderMail.taxDocumentRow', { label, value: name === 'taxId' ? maskedTaxId(value) : value }),
  );
  return [{ heading: text('taxDocument.heading'), lines }];
}

/** PLUS-022: how much by when, what is copied or shown there, and the page of this payment. */
export function payBlock({ market, text, order }: MailSetting): Block[] {
  const { paymentInstructions: paying, orders } = order;
  const payBy = paying?.payBy ?? orders[0]?.payBy;
  if (!payBy || (paying && paying.status !== 'waiting')) return [];
  const amount = majorText(market, paying?.amount ?? order.grandOrderPriceInfo.totalPrice);
  const lines = [text('orderMail.payBy', { amount, ...deadlineOf(market, payBy) })];
  if (!paying) return [{ lines }];
  const { kind, code, bank, reference, url, pdfUrl } = paying;
  return [
    {
      heading: text(`orderMail.pay.${kind}.heading`),
      lines: [...lines, text(`orderMail.pay.${kind}.code`)],
      code,
    },
    {
      lines: [
        ...(bank ? [text('orderMail.pay.bank', { bank })] : []),
        ...(reference ? [text('orderMail.pay.reference', { reference })] : []),
        ...(pdfUrl ? [text('orderMail.payByPrint'), pdfUrl] : []),
        ...(url ? [text('orderMail.payHere'), url] : []),
      ],
    },
  ];
}
