import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTx } from '../../db/tx.ts';
import { heldClock } from '../../clock/clock.ts';
import { onHand } from '../../../seed/stockedPart.ts';
import { openOffice, placedOrder, statusOf } from '../../../test/placedOrder.ts';
import type { Shop } from '../../../test/shop.ts';
import { writeMail } from '../../mail/writeMail.ts';
import { orderMessages } from '../mail/orderMessages.ts';
import type { Services } from '../../http/services.ts';
import { applyOrderEvent } from './applyOrderEvent.ts';
import { orderExpired, orderPaid, remindUnpaid } from './waitingOrders.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let office: Services;
let skip = 0;
beforeAll(async () => {
  ({ shop, office } = await openOffice({ clock }));
});
afterAll(() => shop.close());

const expire = (id: string) => withTx(office.db, (tx) => orderExpired(tx, clock.now(), id));

/** As an order is placed that is paid by voucher. */
async function waiting(payBy: string) {
  const placed = await placedOrder(shop, { skip: skip++ });
  await shop.database.db.updateTable('orders').set({ pay_by: payBy }).where('id', '=', placed.id).execute();
  return placed;
}
const mailOf = async (topic: string) => {
  const row = await shop.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('topic', '=', topic)
    .executeTakeFirst();
  return row && writeMail(office, orderMessages)({ ...row, attempts: 0 });
};

test('an order that waits for its money is not prepared; it is reminded of once, then it ends and gives its stock back', async () => {
  const {
    id,
    part,
    shipments: [shipmentId = ''],
  } = await waiting('2026-03-05T18:00:00Z');
  expect(await applyOrderEvent(office, { orderId: id, shipmentId, event: 'accept' })).toBeUndefined();
  expect(await remindUnpaid(office)).toBe(0);
  clock.set('2026-03-04T20:00:00Z');
  expect([await remindUnpaid(office), await remindUnpaid(office)]).toEqual([1, 0]);
  expect((await mailOf('order-payment-reminder'))?.text).toMatch(/Pay \$[\d.]+ by Thursday, March 5/);
  const before = await onHand(shop, part);
  clock.set('2026-03-05T18:00:01Z');
  expect([await expire(id), await expire(id)]).toEqual([true, false]);
  expect(await statusOf(shop, id)).toBe('CANCELLED');
  expect(await onHand(shop, part)).toBe(before + 1);
  expect(await mailOf('order-expired')).toMatchObject({
    subject: expect.stringContaining('was not paid in time'),
  });
});

test('the money and the end at the same time: one of them decides', async () => {
  for (let round = 0; round < 5; round++) {
    const {
      id,
      shipments: [shipmentId = ''],
    } = await waiting('2026-03-01T18:00:00Z');
    const [paid] = await Promise.all([withTx(office.db, (tx) => orderPaid(tx, clock.now(), id)), expire(id)]);
    expect(await statusOf(shop, id)).toBe(paid ? 'SUBMITTED' : 'CANCELLED');
    const accepted = await applyOrderEvent(office, { orderId: id, shipmentId, event: 'accept' });
    expect(accepted).toBe(paid ? 'PROCESSING' : undefined);
  }
});
