import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { heldClock } from '../../clock/clock.ts';
import type { Services } from '../../http/services.ts';
import { happened, openOffice, placedOrder, type Placed } from '../../../test/placedOrder.ts';
import { collectedOrder, withDeposit } from '../../../test/returnable.ts';
import type { Shop } from '../../../test/shop.ts';

const bought = '2026-03-03T18:00:00Z';
const clock = heldClock(bought);
let shop: Shop;
let office: Services;
let skip = 0;
beforeAll(async () => {
  ({ shop, office } = await openOffice({ clock, limiter: { take: () => Promise.resolve(0) } }));
});
beforeEach(() => clock.set(bought));
afterAll(() => shop.close());

const collected = (quantity?: number, coreMinor?: number) =>
  collectedOrder(shop, office, { quantity, coreMinor, skip: skip++ });

describe('what is refused', () => {
  test('[PLUS-024] before it has come, after its time, more than was bought, what is not in the order', async () => {
    const placed = await placedOrder(shop, { skip: skip++ });
    const {
      shopper,
      number: orderId,
      id,
      shipments: [pickup = ''],
    } = placed;
    const ask = async (quantity = 1, commerceItemId = placed.items[0] ?? '') => {
      const lines = [{ commerceItemId, quantity, reason: 'damaged' }];
      const { status, key } = await shopper.call('orders.return', {
        body: { orderId, lines, method: 'store' },
      });
      return [status, key];
    };
    expect(await ask()).toEqual([422, 'error_return_too_early']);
    await happened(office, id, pickup, 'accept', 'ready', 'collect');
    expect(await ask(2)).toEqual([422, 'error_return_quantity']);
    expect(await ask(1, 'nothing')).toEqual([404, 'error_return_item_unknown']);
    clock.set('2026-06-02T18:00:00Z');
    expect(await ask()).toEqual([422, 'error_return_too_late']);
    // The last minute of its last day, in Honolulu.
    clock.set('2026-06-02T09:59:00Z');
    expect((await ask())[0]).toBe(200);
  });

  test('[PLUS-024] a core before its part has come, after its time, and a key with other contents', async () => {
    const early = await placedOrder(shop, { skip: skip++ });
    const ask = async ({ shopper, number: orderId, items: [commerceItemId] }: Placed, more: object = {}) => {
      const body = { orderId, commerceItemId, quantity: 1, method: 'store', ...more };
      const { status, key } = await shopper.call('orders.returnCore', { body });
      return [status, key];
    };
    await withDeposit(shop, early, { quantity: 1, coreMinor: 2000 });
    expect(await ask(early)).toEqual([422, 'error_return_too_early']);
    const placed = await collected(2);
    expect(await ask(placed, { idempotencyKey: 'one-core' })).toEqual([200, undefined]);
    const other = await ask(placed, { idempotencyKey: 'one-core', method: 'label' });
    expect(other).toEqual([409, 'error_idempotency_reused']);
    clock.set('2026-06-02T18:00:00Z');
    expect(await ask(placed)).toEqual([422, 'error_return_too_late']);
  });

  test('[PLUS-024] a foreign order and a foreign market', async () => {
    const placed = await collected(1);
    for (const stranger of [shop.shopper(), shop.shopper('mx')]) {
      const whole = await stranger.call('orders.return', {
        body: { orderId: placed.number, method: 'store' },
      });
      const core = await stranger.call('orders.returnCore', {
        body: { orderId: placed.number, commerceItemId: placed.items[0], quantity: 1, method: 'store' },
      });
      expect([whole.status, whole.key, core.status, core.key]).toEqual([
        404,
        'error_order_unknown',
        404,
        'error_order_unknown',
      ]);
    }
  });

  test('[PLUS-024] a guest who has found the order by number and email returns it, and sees the return', async () => {
    const placed = await collected(1);
    const guest = shop.shopper();
    await guest.do('orders.lookup', { body: { orderId: placed.number, email: 'ana@example.com' } });
    const made = await guest.do('orders.return', { body: { orderId: placed.number, method: 'store' } });
    const orderId = made.orders[0]?.orderId ?? '';
    expect((await guest.do('orders.detail', { params: { orderId } })).orders[0]?.orderType).toBe('RETURN');
  });
});
