import { randomBytes, randomInt } from 'node:crypto';
import { withTx, type Executor } from '../../db/tx.ts';
import { textOf } from '../../messages/index.ts';
import type { MessageSetting, MessageWriter } from '../../mail/messageWriter.ts';
import { confirmDays, confirmHash } from '../confirmEmail.ts';
import { codeHashes, codeMinutes } from '../signInChallenge.ts';
import { resetHash, resetMinutes } from '../passwordReset.ts';
import { identityMail, type Letter } from './identityMail.ts';

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
  'email-confirmation': async (setting, row) => {
    const { customerId, letter, origin } = row.payload as {
      customerId: string;
      letter: Letter;
      origin: string;
    };
    const code = randomBytes(32).toString('base64url');
    const customer = await openLink(setting, customerId, (tx, now) =>
      tx
        .insertInto('email_confirmation')
        .values({
          code_hash: confirmHash(code),
          market: setting.market.code,
          customer_id: customerId,
          ...span(now, confirmDays * dayMinutes),
        })
        .execute(),
    );
    if (!customer) return undefined;
    const to = { email: customer.email, name: customer.first_name };
    const link = `${origin}/user/confirmEmail/${code}`;
    return identityMail(setting.market, row.id, letter, to, { link, days: confirmDays });
  },
  'password-reset': async (setting, row) => {
    const { customerId, origin } = row.payload as { customerId: string | null; origin: string };
    const code = randomBytes(32).toString('base64url');
    const customer = await openLink(setting, customerId, (tx, now, id) =>
      tx
        .insertInto('password_reset')
        .values({
          code_hash: resetHash(code),
          market: setting.market.code,
          customer_id: id,
          ...span(now, resetMinutes),
        })
        .execute(),
    );
    if (!customer) return undefined;
    const to = { email: customer.email, name: customer.first_name };
    const link = `${origin}/resetPassword/${code}`;
    return identityMail(setting.market, row.id, 'resetCode', to, { link, minutes: resetMinutes });
  },
  'one-time-code': async (setting, row) => {
    const { sessionIdHash } = row.payload as { sessionIdHash: string };
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const [codeHash] = codeHashes(setting.identity.keys, sessionIdHash, code);
    const challenge = await setting.db
      .updateTable('sign_in_challenge')
      .set({ code_hash: codeHash, tries: 0 })
      .where('session_id_hash', '=', sessionIdHash)
      .where('expires_at', '>', setting.clock.now())
      .where('customer_id', 'is not', null)
      .returning(['customer_id', 'channel'])
      .executeTakeFirst();
    const customer = await customerOf(setting, challenge?.customer_id ?? null);
    if (!challenge || !customer) return undefined;
    const values = { code, minutes: codeMinutes };
    if (challenge.channel === 'text' && customer.phone) {
      const text = textOf(setting.market)('identity.oneTimeText', values);
      return { id: row.id, phone: customer.phone, text };
    }
    const to = { email: customer.email, name: customer.first_name };
    return identityMail(setting.market, row.id, 'oneTimeCode', to, values);
  },
};

const dayMinutes = 24 * 60;

/** From now until so many minutes later. */
const span = (now: Date, minutes: number) => ({
  created_at: now,
  expires_at: new Date(now.getTime() + minutes * 60_000),
});

/** The account is held: a new address ends its links, and none goes to the former one that is opened afterwards. */
const openLink = (
  { db, clock, market }: MessageSetting,
  customerId: string | null,
  keep: (tx: Executor, now: Date, customerId: string) => Promise<unknown>,
) =>
  withTx(db, async (tx) => {
    const customer = await customerOf({ db: tx, market }, customerId, 'held');
    if (customer) await keep(tx, clock.now(), customer.id);
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
