import { toDecimal } from '@driveline/api';
import type { Market } from '@driveline/markets';
import { todayIn } from '../clock/calendarDate.ts';
import { fill } from '../messages/index.ts';
import { blocksToHtml, blocksToText, type Block } from '../mail/blocks.ts';
import type { Mail } from '../ports/mailer.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { moneyText } from '../orders/mail/orderBlocks.ts';
import type { OutboxRow } from '../mail/outbox.ts';
import { issueGiftCard } from './issueGiftCard.ts';
import { giftCardWordsOf } from './messages/index.ts';
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
    const words = giftCardWordsOf(market).card;
    const values = valuesOf(market, purchase);
    const lines = [words.hello, words.intro, ...(purchase.message ? [words.quote] : [])];
    return letter(market, row, purchase.recipient_email, fill(words.subject, values), [
      { lines: lines.map((line) => fill(line, values)) },
      {
        lines: [],
        amounts: [
          [words.amount, values.amount],
          [words.number, (number.match(/\d{4}/g) ?? []).join(' ')],
          [words.pin, pin],
        ],
      },
      { lines: [words.use, words.check, `${origin}${market.giftCards.path}/cardBalance`] },
    ]);
  },
  [receiptTopic]: async ({ db, market }, row) => {
    const purchase = await readPurchase(db, (row.payload as Payload).purchaseId);
    if (purchase?.status !== 'PAID') return undefined;
    const words = giftCardWordsOf(market).receipt;
    const values = valuesOf(market, purchase);
    return letter(market, row, purchase.sender_email, fill(words.subject, values), [
      { lines: [words.hello, words.intro].map((line) => fill(line, values)) },
      {
        lines: [],
        amounts: [
          [words.order, purchase.number],
          [words.amount, values.amount],
          [words.recipient, `${purchase.recipient_name}, ${purchase.recipient_email}`],
          [words.day, values.day],
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
    amount: moneyText(market, toDecimal(amount_minor, market.currency.minorDigits)),
    recipient: recipient_name,
    sender: sender_name,
    message,
    number,
    day: new Intl.DateTimeFormat(market.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    ),
  };
}

function letter(
  { locale }: Market,
  { id }: OutboxRow,
  to: string,
  subject: string,
  blocks: readonly Block[],
): Mail {
  const html = blocksToHtml(locale, subject, blocks);
  return { id, to, subject, language: locale, text: blocksToText(blocks), html };
}
