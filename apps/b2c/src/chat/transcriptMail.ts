import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { textOf } from '../messages/index.ts';
import { clockText, dayText } from '../messages/whenText.ts';
import { isProvenAddress } from '../identity/provenAddress.ts';
import type { Mail } from '../ports/mailer.ts';
import type { OutboxRow } from '../mail/outbox.ts';
import { letter, paragraphs } from '../mail/letter.ts';
import { readMessages } from './chatStore.ts';

interface Asked {
  readonly chatId: string;
  readonly until: string;
  /** Who was signed in where it was asked for. */
  readonly customerId: string | null;
}

/**
 * What was said in a chat until it was asked for, to the address that the chat was started with. Where that address is
 * not proven to be the shopper's, the desk's words alone: the shopper may have typed anything, and anybody's address.
 */
export async function transcriptMail(
  db: Executor,
  market: Market,
  row: OutboxRow,
): Promise<Mail | undefined> {
  const { chatId, until, customerId } = row.payload as Asked;
  const chat = await db.selectFrom('chat').selectAll().where('id', '=', chatId).executeTakeFirst();
  if (!chat) return undefined;
  const said = await readMessages(db, chatId, new Date(until));
  const word = textOf(market);
  const isProven = await isProvenAddress(db, customerId, chat.email);
  const shown = (text: string) => (isProven ? text : text.replaceAll(chat.name, '•••'));
  const date = dayText(market, new Date(chat.started_at));
  const lines = said.map(({ agent_name: agent, text, at }) => {
    const time = clockText(market, new Date(at));
    if (agent === null) return isProven ? `${time} ${chat.name}:\n${text}` : `${time} •••`;
    return `${time} ${agent}:\n${shown(text)}`;
  });
  const subject = word('chat.subject', { date });
  return letter(
    market,
    { id: row.id, to: chat.email, subject },
    paragraphs([
      word('chat.intro'),
      ...lines,
      ...(isProven ? [] : [word('chat.leftOut')]),
      word('contact.footer'),
    ]),
  );
}
