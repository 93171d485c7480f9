import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { InputOf } from '@driveline/api/contract';
import { goodPassword } from '../conformance/client/password.ts';
import type { Mail } from '../src/ports/mailer.ts';
import type { Shop, Shopper } from './shop.ts';

export interface Registered {
  readonly shopper: Shopper;
  readonly email: string;
  readonly id: string;
}

/** A shopper who opened an account through the call and is signed in. */
export async function registered(
  shop: Shop,
  { market = 'us', shopper = shop.shopper(market), ...fields }: RegisteredOptions = {},
): Promise<Registered> {
  const email = fields.email ?? `${randomUUID()}@example.com`;
  const person = { firstName: 'Ada', lastName: 'Driver', password: goodPassword, ...fields, email };
  await shopper.do('identity.register', { body: person });
  const { id } = await shop.database.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .where('market', '=', market)
    .executeTakeFirstOrThrow();
  return { shopper, email, id };
}

type RegisteredOptions = { market?: string; shopper?: Shopper } & Partial<
  InputOf<'identity.register'>['body']
>;

/** The newest mail to an address that a subject or text matches; the outbox sends after the answer. */
export const mailTo = (shop: Shop, email: string, pattern: RegExp): Promise<Mail> =>
  vi.waitFor(() => {
    const mail = shop.mails.findLast(({ to, subject, text }) => to === email && pattern.test(subject + text));
    if (!mail) throw new Error(`no mail to ${email} matches ${pattern}`);
    return mail;
  });
