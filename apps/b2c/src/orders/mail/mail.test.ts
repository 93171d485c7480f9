import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { br, mx, us } from '@driveline/markets';
import type { Order } from '@driveline/api/contract';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import type { Database } from '../../db/database.ts';
import { heldClock } from '../../clock/clock.ts';
import { createLog } from '../../ops/log.ts';
import { createMetrics } from '../../ops/metrics.ts';
import { guard } from '../../ports/guard.ts';
import type { Mailer } from '../../ports/mailer.ts';
import { portLimits } from '../../ports/portLimits.ts';
import { folderMailer } from '../../mail/mailers.ts';
import { orderMail } from './orderMail.ts';
import { dispatcher, enqueue } from '../../mail/outbox.ts';

/** Before everything that these orders promise. */
const now = new Date('2026-03-03T18:00:00Z');

const money = {
  currency: 'USD',
  totalPrice: 153.24,
  corePrice: 30,
  itemTotalPrice: 120,
  discountPrice: 10,
  shippingPrice: 5.99,
  tax: 7.25,
  taxIncluded: false,
  estimatedFor: '60616',
  totalAfterCoreReturn: 123.24,
};
const order = {
  orders: [
    {
      orderId: 'K7M2P9QX4T',
      orderType: 'ONLINEORDER',
      orderStatus: 'SUBMITTED',
      placedAt: '2026-03-03T18:00:00Z',
      shipmentInfoList: [
        {
          shipmentId: 's1',
          shipmentType: 'regular',
          orderStatus: 'SUBMITTED',
          lineItemList: [
            {
              brandName: 'Vantero',
              itemDescription: '<b>Pads</b>',
              drawing: 'pads',
              productImageUrl: '',
              partNumber: 'VT1',
              itemQuantity: 2,
              lineTotal: 110,
              vehicleName: '2018 Honda Civic',
            },
          ],
          estimatedDeliveryDate: '2026-03-06',
          shippingPrice: 5.99,
        },
      ],
    },
  ],
  grandOrderPriceInfo: money,
  itemTotalPrice: 120,
  grandPaymentAccountList: [{ paymentMethod: 'visa', cardType: 'visa', lastFour: '4242', amount: 153.24 }],
  rewardsCreditEligible: false,
  contact: { email: 'ana@example.com', phoneNumber: '', firstName: 'Ana', lastName: 'Buyer' },
  shippingAddress: {
    firstName: 'Ana',
    lastName: 'Buyer',
    address1: '12 Main St',
    city: 'Chicago',
    state: 'IL',
    postalCode: '60616',
  },
} as unknown as Order;

describe('the order mail', () => {
  test.each([
    [us, 'Your order K7M2P9QX4T', 'Arrives Friday, March 6', 'Total after core return: $123.24'],
    [
      mx,
      'Tu pedido K7M2P9QX4T',
      'Llega el viernes, 6 de marzo',
      'Total después de devolver el casco: $123.24',
    ],
    [
      br,
      'Seu pedido K7M2P9QX4T',
      'Chega sexta-feira, 6 de março',
      'Total após a devolução da peça usada: R$',
    ],
  ])('[PLUS-040] speaks the language of $code', (market, subject, arrival, total) => {
    const mail = orderMail(market, 'm1', { now, topic: 'order-placed', order })!;
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(arrival);
    expect(mail.text).toContain(total);
    expect(mail.text).toContain('2018 Honda Civic');
    expect(mail.html).toContain('&lt;b&gt;Pads&lt;/b&gt;');
    expect(mail.language).toBe(market.locale);
  });
});

describe('the outbox', () => {
  const clock = heldClock('2026-03-03T18:00:00Z');
  const folder = mkdtempSync(join(tmpdir(), 'driveline-mail-'));
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('[PLUS-040] a mail becomes a file, a failed one is tried again later, none is sent twice', async () => {
    const { db } = database;
    const mailer = folderMailer(folder);
    let fails = true;
    const outbox = dispatcher({ db, clock, log: createLog('silent'), mailer }, (row) => {
      if (fails) throw new Error('no connection');
      return Promise.resolve(orderMail(us, row.id, { now, topic: 'order-placed', order }));
    });
    await enqueue(db, clock.now(), {
      market: 'us',
      locale: 'en-US',
      topic: 'order-placed',
      payload: { orderId: 'x' },
    });
    expect(await outbox.run()).toBe(1);
    expect(await outbox.run()).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
    fails = false;
    clock.set('2026-03-03T18:30:00Z');
    expect(await outbox.run()).toBe(1);
    expect(await outbox.run()).toBe(0);
    const [file = ''] = readdirSync(folder);
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain('To: ana@example.com');
    expect(text).toContain('Content-Language: en-US');
    mailer.close();
  });

  test('[PLUS-038] a mail that never goes out holds up no other, and no note of it names the recipient', async () => {
    const { db } = database;
    const sent: string[] = [];
    const mailer = guard<Mailer>(
      {
        send: ({ to, id }) => {
          if (to === 'hangs@example.com') return new Promise(() => undefined);
          if (to === 'unknown@example.com')
            throw Object.assign(new Error(`550 <${to}>: no such user`), { code: 'EENVELOPE' });
          return Promise.resolve(void sent.push(id));
        },
        close: () => undefined,
      },
      { ...portLimits.mailer, timeoutMs: 50 },
      { log: createLog('silent'), metrics: createMetrics() },
    );
    const outbox = dispatcher({ db, clock, log: createLog('silent'), mailer }, (row) =>
      Promise.resolve({
        ...orderMail(us, row.id, { now, topic: 'order-placed', order })!,
        to: (row.payload as { to: string }).to,
      }),
    );
    for (const to of ['hangs@example.com', 'unknown@example.com', 'ana@example.com'])
      await enqueue(db, clock.now(), {
        market: 'us',
        locale: 'en-US',
        topic: 'order-placed',
        payload: { to },
      });
    expect(await outbox.run()).toBe(3);
    expect(sent).toHaveLength(1);
    const failed = await db
      .selectFrom('outbox')
      .select(['failure', 'available_at'])
      .where('done_at', 'is', null)
      .execute();
    expect(failed).toHaveLength(2);
    for (const { failure, available_at } of failed) {
      expect(failure).not.toContain('@');
      expect(new Date(available_at) > clock.now()).toBe(true);
    }
  });
});
