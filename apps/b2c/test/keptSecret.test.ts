import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createB2c } from '../src/app.ts';
import { openDatabase } from '../src/db/database.ts';
import { DataDirLockedError } from '../src/db/errors.ts';
import { createLog } from '../src/ops/log.ts';
import { keptSecret } from '../src/ops/keptSecret.ts';
import { derivedSecret } from '../src/ops/keyRing.ts';
import { webhookPath } from '../src/orders/webhookRoute.ts';
import { numberHash } from '../src/payments/accounts/giftCardSecrets.ts';
import { signatureHeader, signWebhook } from '../src/payments/sandbox/webhookSignature.ts';
import type { Mail, Mailer } from '../src/ports/mailer.ts';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'kept-secret-'))));
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

test('[PLUS-082] a secret is made once and kept for the account of the server alone', () => {
  const folder = join(dataDir, 'new');
  const file = join(folder, 'session-secret');
  const made = keptSecret(folder);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect([keptSecret(folder), readFileSync(file, 'utf8')]).toEqual([made, made]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(keptSecret(dataDir)).not.toBe(made);
  expect(readdirSync(folder)).toEqual(['session-secret']);
});

test('[PLUS-082] an empty file is replaced, and what somebody else wrote is refused by name and stays', () => {
  const file = join(dataDir, 'session-secret');
  writeFileSync(file, '', { mode: 0o644 });
  expect(keptSecret(dataDir)).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const own = 'c0ffee'.repeat(10);
  writeFileSync(file, own);
  expect(() => keptSecret(dataDir)).toThrow(`${file} is no secret that a server made`);
  expect(readFileSync(file, 'utf8')).toBe(own);
});

const quiet = { seedParts: 0, seedPeople: false, log: createLog('silent') };

test('[PLUS-082] of two first starts at once the one that gets the folder makes the secret', async () => {
  const file = join(dataDir, 'session-secret');
  const holder = await openDatabase({ dataDir: join(dataDir, 'b2c') });
  const late = createB2c({ ...quiet, dataDir });
  await expect(late.ready).rejects.toBeInstanceOf(DataDirLockedError);
  expect(existsSync(file)).toBe(false);
  await holder.close();
  // A start that is refused for its secret gives the folder back.
  writeFileSync(file, 'own');
  await expect(createB2c({ ...quiet, dataDir }).ready).rejects.toThrow(file);
  await (await openDatabase({ dataDir: join(dataDir, 'b2c') })).close();
}, 120_000);

test('[PLUS-082] the mail of a gift card that was issued before a restart is sent after it', async () => {
  const inDatabase = async (sql: string) => {
    const database = await openDatabase({ dataDir: join(dataDir, 'b2c') });
    try {
      return (await database.pool.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await database.close();
    }
  };
  await inDatabase(`insert into market (code, locale, currency) values ('us', 'en-US', 'USD')`);
  await inDatabase(`insert into gift_card_purchase (id, number, market, session_id_hash, status, amount_minor, currency,
      recipient_name, recipient_email, sender_name, sender_email, created_at, updated_at, paid_at)
    values ('bought', 'G1', 'us', 'x', 'PAID', 5000, 'USD', 'Ada', 'ada@example.com', 'Bo', 'bo@example.com', now(), now(), now())`);
  await inDatabase(`insert into outbox (id, market, locale, topic, payload, available_at)
    values ('mail', 'us', 'en-US', 'gift-card', '{"purchaseId":"bought","origin":"http://us.localhost"}', now())`);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const started = async (send: Mailer['send']) => {
    const b2c = createB2c({ ...quiet, dataDir, mailer: { send, close: () => undefined } });
    await b2c.ready;
    vi.advanceTimersByTime(60_000);
    return b2c;
  };
  const away = vi.fn(() => Promise.reject(new Error('away')));
  const before = await started(away);
  await expect.poll(() => away.mock.calls.length, { timeout: 20_000 }).toBe(1);
  await before.close();
  const [issued] = await inDatabase('select number_hash from gift_card');
  await inDatabase('update outbox set available_at = now()');
  const mails: Mail[] = [];
  const after = await started(async (mail) => void mails.push(mail));
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(1);
  await after.close();
  const [, number = ''] = /number: ([\d ]+)/.exec(mails[0]!.text) ?? [];
  expect(numberHash('us', number.replaceAll(' ', ''))).toBe(issued!['number_hash']);
}, 120_000);

test('[PLUS-082] a server on the embedded database signs with the secret that its folder keeps', async () => {
  const b2c = createB2c({ ...quiet, dataDir });
  await b2c.ready;
  const answered = async (secret: string) => {
    const body = '{"id":"a","kind":"paid","idempotencyKey":"none","ref":"none","amountMinor":1}';
    const headers = {
      [signatureHeader]: signWebhook(derivedSecret(secret, 'payment-webhook'), new Date(), body),
      'content-type': 'application/json',
    };
    const message = new Request(`http://us.localhost${webhookPath}/sandbox`, {
      method: 'POST',
      body,
      headers,
    });
    return (await b2c.fetch(message, { clientAddress: '10.0.0.1' })).status;
  };
  const own = await answered(readFileSync(join(dataDir, 'session-secret'), 'utf8'));
  const foreign = await answered('another secret of enough characters');
  await b2c.close();
  expect(own).not.toBe(foreign);
}, 120_000);
