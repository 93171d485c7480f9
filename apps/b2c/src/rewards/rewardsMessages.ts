import { randomInt } from 'node:crypto';
import type { Market } from '@driveline/markets';
import { linesOf, textOf } from '../messages/index.ts';
import type { Services } from '../http/services.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../ports/mailer.ts';
import type { OutboxRow } from '../mail/outbox.ts';
import type { TextMessage } from '../ports/texter.ts';
import { readCard, type Card } from './cardStore.ts';
import { codeMinutes, keptCode, linkCodeTopic } from './linkChallenge.ts';
import { maskedId } from './masks.ts';
import { cardTopic } from './sendCard.ts';

interface Setting extends Pick<Services, 'db' | 'clock'> {
  readonly market: Market;
}

type RewardsWriter = (setting: Setting, row: OutboxRow) => Promise<Mail | TextMessage | undefined>;

/** The code is made while its message is written and never lies in the outbox; the database keeps its hash. */
export const rewardsMessages: Readonly<Record<string, RewardsWriter>> = {
  [linkCodeTopic]: async ({ db, clock, market }, row) => {
    const { customerId, rewardsId } = row.payload as { customerId: string; rewardsId: string };
    const card = await readCard(db, market.code, rewardsId);
    if (!card?.email && !card?.phone) return undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const open = await db
      .updateTable('loyalty_link')
      .set({ code_hash: keptCode(code) })
      .where('customer_id', '=', customerId)
      .where('rewards_id', '=', rewardsId)
      .where('code_expires_at', '>', clock.now())
      .where('proven_at', 'is', null)
      .returning('rewards_id')
      .executeTakeFirst();
    if (!open) return undefined;
    const values = { code, minutes: codeMinutes, card: maskedId(rewardsId) };
    if (card.email || !card.phone) return cardMail(market, row.id, 'linkCode', card, values);
    return { id: row.id, phone: card.phone, text: textOf(market)('rewards.linkText', values) };
  },
  [cardTopic]: async ({ db, market }, row) => {
    const card = await readCard(db, market.code, (row.payload as { rewardsId: string }).rewardsId);
    return card?.email ? cardMail(market, row.id, 'card', card, { card: card.rewards_id }) : undefined;
  },
};

function cardMail(
  market: Market,
  id: string,
  kind: 'linkCode' | 'card',
  card: Card,
  values: Readonly<Record<string, string | number>>,
): Mail {
  const text = textOf(market);
  const title = text(`rewards.${kind}.subject`, values);
  const hello = text('rewards.hello', { name: card.first_name ?? '' });
  const lines = [hello, ...linesOf(text(`rewards.${kind}.body`, values))];
  return letter(market, { id, to: card.email ?? '', subject: title }, [{ lines }]);
}
