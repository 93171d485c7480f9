import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { commitBody, readyBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { wayOf } from '../../test/savedCard.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import type { Database } from '../db/database.ts';
import { captchaOf } from './siteVerify.ts';

/** What the service does with a call. */
const ways = {
  judges: (answer: ServerResponse, form: URLSearchParams) =>
    answer.end(JSON.stringify({ success: form.get('response') === 'person' })),
  hangs: () => undefined,
  resets: (answer: ServerResponse) => answer.socket?.resetAndDestroy(),
  'is busy': (answer: ServerResponse) => answer.writeHead(503).end(),
  'talks rubbish': (answer: ServerResponse) => answer.end('<html>'),
};

let way: keyof typeof ways = 'judges';
let asked: URLSearchParams[] = [];
const service = createServer((request, answer) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    asked.push(form);
    ways[way](answer, form);
  });
});

/** Each with breakers of its own, over one database. */
const open = (env: Record<string, string>) => openShop({ captcha: captchaOf(env), limiter }, database);
const limiter = { take: () => Promise.resolve(0) };
let url: string;
let database: Database;
let on: Shop;
let off: Shop;
let skip = 0;
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
  database = await openTestDatabase();
  on = await open({ CAPTCHA_VERIFY_URL: url, CAPTCHA_SECRET: 'known to the service' });
  off = await open({});
});
afterEach(() => {
  way = 'judges';
  asked = [];
});
afterAll(async () => {
  await off.b2c.close();
  await on.close();
  service.closeAllConnections();
  service.close();
});

const commit = async (shop: Shop, captchaToken?: string) => {
  const ready = await readyBuyer(shop, await stockedPart(shop, { onHand: 30, skip: skip++ }));
  const { body } = commitBody(ready);
  return ready.shopper.call('checkout.commit', { body: { ...body, ...(captchaToken && { captchaToken }) } });
};

test('[PLUS-079] [CART-029] a captcha that is off asks nobody for anything', async () => {
  expect((await commit(off)).status).toBe(200);
  expect(asked).toEqual([]);
});

test('[PLUS-079] [CART-029] one that is set lets persons pay, and nobody else', async () => {
  expect((await commit(on, 'person')).status).toBe(200);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    secret: 'known to the service',
    response: 'person',
    remoteip: '10.0.0.1',
  });
  expect(wayOf(await commit(on, 'robot'))).toEqual([422, 'error_captcha']);
  expect(wayOf(await commit(on))).toEqual([422, 'error_captcha']);
  expect(asked).toHaveLength(2);
});

test.each(['hangs', 'resets', 'is busy', 'talks rubbish'] as const)(
  '[PLUS-079] one that %s is asked once for a call, and after three calls not for a while',
  async (trouble) => {
    const shop = await open({ CAPTCHA_VERIFY_URL: url, CAPTCHA_SECRET: 'known to the service' });
    way = trouble;
    const ready = await readyBuyer(shop, await stockedPart(shop, { onHand: 30, skip: skip++ }));
    const { body } = commitBody(ready);
    for (let turn = 0; turn < 5; turn++) {
      const answer = await ready.shopper.call('checkout.commit', {
        body: { ...body, captchaToken: 'person' },
      });
      expect(wayOf(answer)).toEqual([503, 'error_busy']);
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    expect(asked).toHaveLength(3);
    await shop.b2c.close();
  },
  60_000,
);

test.each([
  [{ CAPTCHA_SECRET: 'a' }, 'CAPTCHA_VERIFY_URL'],
  [{ CAPTCHA_VERIFY_URL: 'captcha.example', CAPTCHA_SECRET: 'a' }, 'CAPTCHA_VERIFY_URL'],
  [{ CAPTCHA_VERIFY_URL: 'https://captcha.example' }, 'CAPTCHA_SECRET'],
  [{ CAPTCHA_VERIFY_URL: 'http://captcha.example/verify', CAPTCHA_SECRET: 'a' }, 'https:'],
  [{ CAPTCHA_VERIFY_URL: 'http://localhost.example/verify', CAPTCHA_SECRET: 'a' }, 'https:'],
])('%o is refused', (env, words) => {
  expect(() => captchaOf(env)).toThrow(words);
});

test.each(['https://captcha.example/verify', 'http://localhost:8080/verify', 'http://[::1]:8080/verify'])(
  '%s is taken',
  (url) => {
    expect(captchaOf({ CAPTCHA_VERIFY_URL: url, CAPTCHA_SECRET: 'a' })).toBeDefined();
  },
);
