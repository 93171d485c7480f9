import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderState } from '@driveline/validation';
import { br, mx } from '@driveline/markets';
import { todayIn } from '../../clock/calendarDate.ts';
import { heldClock } from '../../clock/clock.ts';
import { openPaidLaterShop, waitingOrder } from '../../../test/paidLater.ts';
import type { Shop } from '../../../test/shop.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openPaidLaterShop(clock);
});
afterAll(() => shop.close());

test.each([
  [mx, 'oxxo', {}],
  [br, 'boleto', { fiscalId: '529.982.247-25', phoneNumber: '11912345678' }],
])(
  '[PLUS-063] %#: an order whose money comes two days later is promised anew',
  async (market, method, more) => {
    clock.set('2026-03-03T18:00:00Z');
    const { shopper, orderId, order, page } = await waitingOrder(shop, {
      ...{ method, market: market.code, more, skip: skip++ },
    });
    const [before] = order.orders[0]!.shipmentInfoList;
    clock.set('2026-03-05T18:00:00Z');
    await shopper.fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'pay' }) });
    const { orders } = await shopper.do('orders.detail', { params: { orderId } });
    const [{ orderType, orderStatus, payBy, shipmentInfoList }] = orders as [(typeof orders)[0]];
    const [{ shipmentType, estimatedDeliveryDate: promised }] = shipmentInfoList as [
      (typeof shipmentInfoList)[0],
    ];
    expect(promised! > before!.estimatedDeliveryDate!).toBe(true);
    const today = todayIn(market, clock.now());
    const state = { orderType, orderStatus, payBy, shipmentType, promised };
    expect(orderState({ ...state, today }).tense).toBe('coming');
    expect(promised!.slice(0, 10) >= today).toBe(true);
  },
);
