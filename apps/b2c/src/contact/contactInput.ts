import type { InputOf } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { contactForm, phoneDigits } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import type { Executor } from '../db/tx.ts';
import { B2cError, B2cErrors } from '../http/errors.ts';
import type { MessageId } from '../messages/index.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';
import { sitesOf } from '../stores/places.ts';
import { topicsOf } from './desk.ts';

type Body = InputOf<'contact.send'>['body'];

/** What a case is made of. */
export interface CaseInput {
  readonly topic: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits; empty where none was told. */
  readonly phone: string;
  readonly message: string;
  /** What the topic asks for besides. */
  readonly detail: Record<string, string>;
}

const fault = (field: string, more: { textKey?: MessageId; text?: string } = {}) =>
  new B2cError('error_contact_invalid', { field, ...more });

/** @throws B2cErrors error_contact_invalid, one for each wrong field (VALID-007) */
export async function readContact(
  db: Executor,
  market: Market,
  body: Body,
  host: string,
): Promise<CaseInput> {
  const names = ['firstName', 'lastName', 'email', 'phoneNumber', 'message'] as const;
  const values = { ...body, phoneNumber: body.phoneNumber ?? '', message: body.message.trim() };
  const { issues } = contactForm(market, names, ['phoneNumber']).validate(values);
  const faults = issues.map((issue) =>
    fault(issue.field, { text: issueText(issue, issueMessagesOf(market)) }),
  );
  const topic = topicsOf(market).find((one) => one.topic === body.topic);
  if (!topic) faults.unshift(fault('topic', { textKey: 'error_contact_topic' }));
  const { storeNumber, pageUrl } = body;
  const knowsStore = storeNumber === undefined || (await sitesOf(db, market)).byNumber(storeNumber);
  if (!knowsStore) faults.push(fault('storeNumber', { textKey: 'error_store_unknown' }));
  if (pageUrl && !isOwnPage(pageUrl, host)) faults.push(fault('pageUrl', { textKey: 'error_contact_page' }));
  const [first, ...more] = faults;
  if (first) throw new B2cErrors([first, ...more]);
  const detail = (topic?.fields ?? []).flatMap((field) =>
    body[field]?.trim() ? [[field, body[field].trim()]] : [],
  );
  return {
    topic: body.topic,
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    email: body.email.trim(),
    phone: phoneDigits(values.phoneNumber, market.phone),
    message: withoutControls(values.message),
    detail: Object.fromEntries(detail) as Record<string, string>,
  };
}

/** A path of this shop, or its whole address. */
function isOwnPage(url: string, host: string): boolean {
  if (!URL.canParse(url, `http://${host}`)) return false;
  const parsed = new URL(url, `http://${host}`);
  return parsed.host === host && /^https?:$/.test(parsed.protocol);
}

/** Line breaks and tabs stay; what moves a cursor or rings a bell does not belong into a mail. */
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '');
