import type { ContactTopic } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { textOf } from '../messages/index.ts';
import { isProvenAddress } from '../identity/provenAddress.ts';
import type { Mail } from '../ports/mailer.ts';
import type { OutboxRow } from '../mail/outbox.ts';
import { letter, paragraphs } from '../mail/letter.ts';
import { topicsOf } from './desk.ts';

/** The mails of a case: to the desk, which answers to the sender, and the acknowledgement. */
export async function caseMail(
  db: Executor,
  market: Market,
  deskEmail: string,
  row: OutboxRow,
): Promise<Mail | undefined> {
  const { caseId, to } = row.payload as { caseId: string; to: 'desk' | 'sender' };
  const found = await db.selectFrom('contact_case').selectAll().where('id', '=', caseId).executeTakeFirst();
  if (!found) return undefined;
  const text = textOf(market);
  const topic = topicsOf(market).find((one) => one.topic === found.topic)?.title ?? found.topic;
  const { number, email, phone, message, first_name: name } = found;
  if (to === 'sender') {
    const subject = text('contact.case.subject', { number });
    return letter(
      market,
      { id: row.id, to: email, subject },
      paragraphs([
        text('contact.case.hello', { name }),
        text('contact.case.thanks', { number }),
        text('contact.case.topic', { topic }),
        ...((await isProvenAddress(db, found.customer_id, email))
          ? [text('contact.case.quote'), message]
          : []),
        text('contact.footer'),
      ]),
    );
  }
  const fields = Object.entries(found.detail) as [ContactTopic['fields'][number], string][];
  const details = fields.map(([field, value]) => `${text(`contact.field.${field}`)}: ${value}`);
  const subject = text('contact.desk.subject', { number, topic });
  return letter(
    market,
    { id: row.id, to: deskEmail, subject, replyTo: email },
    paragraphs([
      text('contact.desk.from', {
        sender: [`${name} ${found.last_name}`, email, phone].filter(Boolean).join(', '),
      }),
      ...(details.length ? [details.join('\n')] : []),
      message,
    ]),
  );
}
