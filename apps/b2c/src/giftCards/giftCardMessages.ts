import type { Market } from '@driveline/markets';
import { todayIn } from '../clock/calendarDate.ts';
import { textOf } from '../messages/index.ts';
import { letter } from '../mail/letter.ts';
import { dayText } from '../messages/whenText.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { moneyText } from '../messages/moneyText.ts';
import { issueGiftCard } from './issueGiftCard.ts';
import { readPurchase, type PurchaseRow } from './purchaseStore.ts';
import { giftCardTopic, receiptTopic } from './settlePurchase.ts';

interface Payload {
  readonly purchaseId: string;
  readonly origin: string;
}

/** Number and PIN are made while their mail is written and never lie in the outbox; the database keeps their hashes. */
export const giftCardMessages: Readonly<Record<string, MessageWriter>> = {
  [giftCardTopic]: async (setting, row) => {
    const { purchaseId, origin } = row.payload as Payload;
    const issued = await issueGiftCard(setting, purchaseId);
    if (!issued) return undefined;
    const { market } = setting;
    const { purchase, number, pin } = issued;
    const text = textOf(market);
    const values = valuesOf(market, purchase);
    const subject = text('giftCards.card.subject', values);
    const quote = purchase.message ? [text('giftCards.card.quote', values)] : [];
    return letter(market, { id: row.id, to: purchase.recipient_email, subject }, [
      { lines: [text('giftCards.card.hello', values), text('giftCards.card.intro', values), ...quote] },
      {
        amounts: [
          [text('giftCards.card.amount'), values.amount],
          [text('giftCards.card.number'), (number.match(/\d{4}/g) ?? []).join(' ')],
          [text('giftCards.card.pin'), pin],
        ],
      },
      {
        lines: [text('giftCards.card.use')],
        button: {
          label: text('giftCards.card.check'),
          href: `${origin}${market.giftCards.path}/cardBalance`,
        },
      },
    ]);
  },
  [receiptTopic]: async ({ db, market }, row) => {
    const purchase = await readPurchase(db, (row.payload as Payload).purchaseId);
    if (purchase?.status !== 'PAID') return undefined;
    const text = textOf(market);
    const values = valuesOf(market, purchase);
    const subject = text('giftCards.receipt.subject', values);
    return letter(market, { id: row.id, to: purchase.sender_email, subject }, [
      { lines: [text('giftCards.receipt.hello', values), text('giftCards.receipt.intro', values)] },
      {
        amounts: [
          [text('giftCards.receipt.order'), purchase.number],
          [text('giftCards.receipt.amount'), values.amount],
          [text('giftCards.receipt.recipient'), `${purchase.recipient_name}, ${purchase.recipient_email}`],
          [text('giftCards.receipt.day'), values.day],
        ],
      },
    ]);
  },
};

function valuesOf(market: Market, purchase: PurchaseRow) {
  const { amount_minor, recipient_name, sender_name, message, number, deliver_on, paid_at, created_at } =
    purchase;
  const date = deliver_on ?? todayIn(market, new Date(paid_at ?? created_at));
  return {
    amount: moneyText(market, amount_minor),
    recipient: recipient_name,
    sender: sender_name,
    message: message ?? '',
    number,
    day: dayText(market, date),
  };
}
