import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { attachCard, cards, commitBody, fillCart, tokenFor } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { us } from '../../test/markets.ts';
import { openShop } from '../../test/shop.ts';
import { shopperOver } from '../../test/shopper.ts';
import { refuseUnknownHost } from '../http/knownHost.ts';
import { packageRoot } from '../ops/packageRoot.ts';

const allowedHosts = new Set(['shop.example', 'www.shop.example:8443']);

test.each([
  ['shop.example', '/ecomm/b2c/x', undefined],
  ['SHOP.example', '/ecomm/b2c/x', undefined],
  ['shop.example:443', '/ecomm/b2c/x', undefined],
  ['Shop.example:80', '/ecomm/b2c/x', undefined],
  ['shop.example:4430', '/ecomm/b2c/x', 421],
  ['www.shop.example:8443', '/', undefined],
  ['www.shop.example', '/', 421],
  ['evil.example', '/ecomm/b2c/x', 421],
  ['10.0.0.7:4000', '/operator-of-nothing', 421],
  ['10.0.0.7:4000', '/operator/orders/1', undefined],
  ['10.0.0.7:4000', '/readyz', undefined],
  ['10.0.0.7:4000', '/readyz/x', 421],
  ['shop.example, evil.example', '/readyz', 400],
])('[PLUS-082] at %s, %s is answered %s', (host, path, status) => {
  const asked = new Request(`http://a.example${path}`, { headers: { host } });
  expect(refuseUnknownHost(asked, allowedHosts, () => us)?.status).toBe(status);
});

test('[PLUS-082] without a list every host is answered', () => {
  const asked = new Request('http://a.example/', { headers: { host: 'evil.example' } });
  expect(refuseUnknownHost(asked, undefined, () => us)).toBeUndefined();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const statusAt = (port: number, host: string, path: string, more: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host, ...more } };
    request(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

test(
  '[PLUS-082] a b2c server of its own answers the hosts that it is given',
  { timeout: 60_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'known-host-'));
    const port = await freePort();
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED_PARTS: '0',
      SEED_PEOPLE: 'false',
    };
    const main = spawn(
      process.execPath,
      ['--conditions=@driveline/source', join(packageRoot, 'src/main.ts')],
      { env: { ...env, ALLOWED_HOSTS: 'shop.example', LOG_LEVEL: 'silent' }, stdio: 'ignore' },
    );
    const ended = new Promise((done) => main.once('exit', done));
    try {
      const up = () => statusAt(port, 'inside', '/readyz');
      await vi.waitFor(async () => expect(await up()).toBe(200), { timeout: 50_000, interval: 250 });
      const path = '/ecomm/b2c/browse/v1/config';
      expect(await statusAt(port, 'shop.example', path)).not.toBe(421);
      expect(await statusAt(port, 'shop.example:443', path)).not.toBe(421);
      expect(await statusAt(port, 'evil.example', path)).toBe(421);
      expect(await statusAt(port, 'evil.example:443', path)).toBe(421);
      // No proxy was named, so nobody may say another host than the one that was asked.
      expect(await statusAt(port, 'evil.example', path, { 'x-forwarded-host': 'shop.example' })).toBe(421);
    } finally {
      main.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

describe('[PLUS-082] addresses of payment pages', () => {
  test('lead to a host that is answered, whatever host a caller names', async () => {
    const shop = await openShop({ allowedHosts: ['shop.example'], limiter: { take: async () => 0 } });
    const at = (host: string) => shopperOver((asked) => shop.b2c.fetch(asked), `https://${host}`);
    const part = await stockedPart(shop);
    const evil = at('evil.example');
    const ready = await fillCart(evil, part);
    const session = await evil.do('checkout.paymentSession', { body: { returnUrl: '/checkout' } });
    for (const address of [session.frameUrl, session.pageUrl, session.origin])
      expect(new URL(address).origin).toBe('https://shop.example');
    const foreign = { body: { returnUrl: 'https://evil.example/checkout' } };
    expect((await evil.call('checkout.paymentSession', foreign)).status).toBe(400);
    const payPal = await evil.do('checkout.paypalLookup', { body: { origin: 'cart' } });
    expect(new URL(payPal.redirectURL).origin).toBe('https://shop.example');
    const visits = await shop.database.db.selectFrom('wallet_visit').select('return_url').execute();
    expect(visits.map(({ return_url }) => new URL(return_url).origin)).toEqual(['https://shop.example']);
    const card = await attachCard(ready, cards.visa);
    expect((await evil.call('checkout.commit', commitBody(card))).status).toBe(200);
    const { detail } = await shop.database.db
      .selectFrom('payment')
      .select('detail')
      .executeTakeFirstOrThrow();
    expect((detail as { shopOrigin: string }).shopOrigin).toBe('https://shop.example');
    expect(JSON.stringify(detail)).not.toContain('evil.example');
    // At a host of the shop nothing changes.
    const own = at('shop.example');
    await fillCart(own, part);
    expect(await tokenFor(own, cards.visa)).toMatch(/^\w/);
    await shop.close();
  });
});
