import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { fill } from '../messages/index.ts';
import { isProvenAddress } from '../identity/provenAddress.ts';
import type { Mail } from '../ports/mailer.ts';
import { deskMailWordsOf } from './messages/deskMailWords.ts';
import type { OutboxRow } from '../mail/outbox.ts';
import { plainMail } from '../mail/plainMail.ts';
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
  const words = deskMailWordsOf(market);
  const topic = topicsOf(market).find((one) => one.topic === found.topic)?.title ?? found.topic;
  const { number, email, phone, message, first_name: name } = found;
  if (to === 'sender') {
    return plainMail(market, { id: row.id, to: email, subject: fill(words.caseSubject, { number }) }, [
      fill(words.caseHello, { name }),
      fill(words.caseThanks, { number }),
      fill(words.caseTopic, { topic }),
      ...((await isProvenAddress(db, found.customer_id, email)) ? [words.caseQuote, message] : []),
      words.footer,
    ]);
  }
  const details = Object.entries(found.detail).map(
    ([field, value]) => `${words.fields[field] ?? field}: ${value}`,
  );
  const subject = fill(words.deskSubject, { number, topic });
  return plainMail(market, { id: row.id, to: deskEmail, subject, replyTo: email }, [
    fill(words.deskFrom, { name: `${name} ${found.last_name}`, email, phone }),
    ...(details.length ? [details.join('\n')] : []),
    message,
  ]);
}
