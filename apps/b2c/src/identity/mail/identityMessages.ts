import { randomBytes, randomInt } from 'node:crypto';
import { withTx, type Executor } from '../../db/tx.ts';
import { fill } from '../../http/messages/index.ts';
import type { MessageSetting, MessageWriter } from '../../mail/messageWriter.ts';
import { codeHash, codeMinutes } from '../signInChallenge.ts';
import { resetHash, resetMinutes } from '../passwordReset.ts';
import { identityMail, type Letter } from './identityMail.ts';
import { identityWordsOf } from '../messages/index.ts';

/**
 * Codes are made while their message is written and never lie in the outbox; the database keeps their hash. A
 * message for a name that nobody has is a row like any other, and becomes nothing.
 */
export const identityMessages: Readonly<Record<string, MessageWriter>> = {
  'account-letter': async (setting, row) => {
    const { customerId, letter, to } = row.payload as { customerId: string; letter: Letter; to?: string };
    const customer = await customerOf(setting, customerId);
    if (!customer) return undefined;
    const values = { email: customer.email };
    const name = customer.first_name;
    return identityMail(setting.market, row.id, letter, { email: to ?? customer.email, name }, values);
  },
  'password-reset': async (setting, row) => {
    const { customerId, origin } = row.payload as { customerId: string | null; origin: string };
    const code = randomBytes(32).toString('base64url');
    const customer = await openReset(setting, customerId, code);
    if (!customer) return undefined;
    const to = { email: customer.email, name: customer.first_name };
    const link = `${origin}/resetPassword/${code}`;
    return identityMail(setting.market, row.id, 'resetCode', to, { link, minutes: resetMinutes });
  },
  'one-time-code': async (setting, row) => {
    const { sessionIdHash } = row.payload as { sessionIdHash: string };
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const challenge = await setting.db
      .updateTable('sign_in_challenge')
      .set({ code_hash: codeHash(setting.identity.secret, sessionIdHash, code), tries: 0 })
      .where('session_id_hash', '=', sessionIdHash)
      .where('expires_at', '>', setting.clock.now())
      .where('customer_id', 'is not', null)
      .returning(['customer_id', 'channel'])
      .executeTakeFirst();
    const customer = await customerOf(setting, challenge?.customer_id ?? null);
    if (!challenge || !customer) return undefined;
    const values = { code, minutes: codeMinutes };
    if (challenge.channel === 'text' && customer.phone) {
      const text = fill(identityWordsOf(setting.market).oneTimeText, values);
      return { id: row.id, phone: customer.phone, text };
    }
    const to = { email: customer.email, name: customer.first_name };
    return identityMail(setting.market, row.id, 'oneTimeCode', to, values);
  },
};

/** The account is held: a new address ends its links, and none goes to the former one that is opened afterwards. */
const openReset = ({ db, clock, market }: MessageSetting, customerId: string | null, code: string) =>
  withTx(db, async (tx) => {
    const customer = await customerOf({ db: tx, market }, customerId, 'held');
    if (!customer) return undefined;
    const now = clock.now();
    await tx
      .insertInto('password_reset')
      .values({
        code_hash: resetHash(code),
        market: market.code,
        customer_id: customer.id,
        created_at: now,
        expires_at: new Date(now.getTime() + resetMinutes * 60_000),
      })
      .execute();
    return customer;
  });

const customerOf = (
  { db, market }: Pick<MessageSetting, 'market'> & { readonly db: Executor },
  id: string | null,
  hold?: 'held',
) =>
  db
    .selectFrom('customer')
    .select(['id', 'email', 'phone', 'first_name'])
    .where('id', '=', id ?? '')
    .where('market', '=', market.code)
    .$if(hold === 'held', (query) => query.forShare())
    .executeTakeFirst();
