import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commitBody, readyBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop } from '../../test/shop.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { systemClock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { smtpMailer } from '../mail/mailers.ts';
import { shippedMarkets } from '../markets/shipped.ts';
import { sandboxGateway } from '../payments/sandbox/sandboxGateway.ts';
import { PaymentGatewayError } from '../ports/gateway.ts';

/** What a service does with a connection. */
const troubles = {
  hangs: () => undefined,
  resets: (socket: Socket) => socket.resetAndDestroy(),
  'is busy': (socket: Socket, busy: string) => socket.end(busy),
  'talks rubbish': (socket: Socket) => socket.end('\u0000\u0001 none of your words'),
};
type Trouble = keyof typeof troubles;
const names = Object.keys(troubles) as Trouble[];

let trouble: Trouble = 'hangs';
let tries = 0;
let skip = 0;
let database: Database;
let service: Server;
let port: number;
const limiter = { take: () => Promise.resolve(0) };
/** In the words of each service. */
let busy = '';

beforeAll(async () => {
  database = await openTestDatabase();
  service = createServer((socket) => {
    tries++;
    socket.on('error', () => socket.destroy());
    troubles[trouble](socket, busy);
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  port = (service.address() as AddressInfo).port;
});
afterAll(async () => {
  service.close();
  await database.close();
});

const buyer = async (shop: Awaited<ReturnType<typeof openShop>>) =>
  readyBuyer(shop, await stockedPart(shop, { onHand: 30, skip: skip++ }));

describe.each(names)('a mail service that %s', (name) => {
  test('[PLUS-038] keeps no order waiting, loses no mail, and is left alone after three tries', async () => {
    [trouble, tries, busy] = [name, 0, '421 4.3.0 busy\r\n'];
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'shop@example.com');
    const shop = await openShop({ mailer, limiter }, database);
    const numbers: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const ready = await buyer(shop);
      const began = performance.now();
      const { status, body } = await ready.shopper.call('checkout.commit', commitBody(ready));
      expect(status).toBe(200);
      expect(performance.now() - began).toBeLessThan(2500);
      numbers.push(body.orderId ?? '');
    }
    await vi.waitFor(() => expect(tries).toBeGreaterThan(0), 10_000);
    expect(tries).toBeLessThanOrEqual(3);
    const waiting = await database.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'order-placed')
      .where('done_at', 'is', null)
      .execute();
    const orders = await database.db
      .selectFrom('orders')
      .select('id')
      .where('number', 'in', numbers)
      .execute();
    const kept = JSON.stringify(waiting);
    expect(orders.filter(({ id }) => !kept.includes(id))).toEqual([]);
    await shop.b2c.close();
  }, 60_000);
});

describe.each(names)('a payment service that %s', (name) => {
  test('[PLUS-020] [PLUS-038] is told to the shopper who pays, asked once for a call, and no longer after three', async () => {
    [trouble, tries, busy] = [name, 0, 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n'];
    const sandbox = sandboxGateway({ db: database.db, clock: systemClock, markets: shippedMarkets });
    const away = async (): Promise<never> => {
      const answer = await fetch(`http://127.0.0.1:${port}/sessions`, { method: 'POST' });
      throw new PaymentGatewayError(`It answers ${answer.status}.`);
    };
    const shop = await openShop({ limiter }, database);
    const { shopper } = await buyer(shop);
    const broken = await openShop({ payment: { ...sandbox, createSession: away }, limiter }, database);
    const visitor = broken.shopper();
    shopper.cookies.forEach((value, key) => visitor.cookies.set(key, value));
    for (let turn = 0; turn < 6; turn++) {
      const answer = await visitor.call('checkout.paymentSession', { body: { returnUrl: '/checkout' } });
      expect(answer.key).toBe('error_payment_processor');
      // What asks nobody goes on.
      expect((await visitor.call('cart.detail')).status).toBe(200);
      expect((await visitor.call('checkout.paymentOptions')).status).toBe(200);
    }
    expect(tries).toBeGreaterThan(0);
    expect(tries).toBeLessThanOrEqual(3);
    await Promise.all([shop.b2c.close(), broken.b2c.close()]);
  }, 60_000);
});
