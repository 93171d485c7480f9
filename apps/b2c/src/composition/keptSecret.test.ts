import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createB2c } from '../app.ts';
import { createLog } from '../ops/log.ts';
import { keptSecret } from '../ops/keptSecret.ts';
import { derivedSecret } from '../ops/keyRing.ts';
import { webhookPath } from '../orders/webhookRoute.ts';
import { signatureHeader, signWebhook } from '../payments/sandbox/webhookSignature.ts';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'kept-secret-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('[PLUS-082] a secret is made once, kept for the account of the server alone, and replaced when it is broken', () => {
  const folder = join(dataDir, 'new');
  const file = join(folder, 'session-secret');
  const made = keptSecret(folder);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect([keptSecret(folder), readFileSync(file, 'utf8')]).toEqual([made, made]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(keptSecret(dataDir)).not.toBe(made);
  writeFileSync(file, made.slice(0, 9));
  const next = keptSecret(folder);
  expect(next).toMatch(/^[\w-]{43}$/);
  expect(next).not.toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('[PLUS-082] a server on the embedded database signs with the secret that its folder keeps', async () => {
  const b2c = createB2c({ dataDir, seedParts: 0, seedPeople: false, log: createLog('silent') });
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
