import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldClock } from '../../clock/clock.ts';
import type { Services } from '../../http/services.ts';
import { openOffice, placedOrder, statusOf } from '../../../test/placedOrder.ts';
import type { Shop } from '../../../test/shop.ts';
import { operatorPath, operatorRoutes } from '../operatorRoutes.ts';
import { simulateFulfilment } from './simulate.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let office: Services;
beforeAll(async () => {
  ({ shop, office } = await openOffice({ clock }));
});
afterAll(() => shop.close());

const minutesLater = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));

test('the simulator moves an order along by its times, to its end', async () => {
  const { id, shopper, number } = await placedOrder(shop, { ways: ['instore', 'regular'] });
  expect(await simulateFulfilment(office)).toBe(0);
  minutesLater(2);
  expect(await simulateFulfilment(office)).toBe(2);
  expect(await simulateFulfilment(office)).toBe(0);
  expect(await statusOf(shop, id)).toBe('PROCESSING');
  for (let minute = 0; minute < 120; minute += 5) {
    minutesLater(5);
    await simulateFulfilment(office);
  }
  expect(await statusOf(shop, id)).toBe('COMPLETE');
  const { orders } = await shopper.do('orders.detail', { params: { orderId: number } });
  expect(
    orders[0]?.shipmentInfoList.find(({ shipmentType }) => shipmentType === 'regular')?.trackingNumber,
  ).toMatch(/^PW/);
});

test('who reports shows the token, and reports only what the outside can know', async () => {
  const {
    id,
    number,
    shipments: [shipmentId = ''],
  } = await placedOrder(shop, { skip: 1 });
  const token = 'operator-token-of-thirty-two-characters';
  expect(() => operatorRoutes(office, 'short')).toThrow(RangeError);
  const app = operatorRoutes(office, token);
  const send = (body: object, { authorization = `Bearer ${token}`, market = 'us' } = {}) =>
    app.request(`${operatorPath}/${market}/${number}/events`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization },
    });
  const read = async (path: string, bearer = token) =>
    app.request(`${operatorPath}/${path}`, { headers: { authorization: `Bearer ${bearer}` } });
  expect(await (await read(`us/${number}`)).json()).toMatchObject({ orders: [{ orderId: number }] });
  const refused = [read(`us/${number}`, 'wrong'), read(`mx/${number}`), read(`xx/${number}`), read('us/K')];
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await send({ event: 'accept' }, { authorization: 'Bearer wrong' })).status).toBe(404);
  expect((await send({ event: 'accept' }, { market: 'mx' })).status).toBe(404);
  expect((await send({ event: 'refund' })).status).toBe(400);
  expect((await send({ event: 'teleport' })).status).toBe(400);
  expect((await send({ event: 'deliver' })).status).toBe(409);
  expect(await statusOf(shop, id)).toBe('SUBMITTED');
  const answer = await send({ event: 'accept', shipmentId });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { shipments: [{ shipmentId, orderStatus: 'PROCESSING' }] },
  ]);
});

test('[PLUS-063] a delay may name the new day, which is told beside the one before', async () => {
  const { number, shopper } = await placedOrder(shop, { ways: ['regular'], skip: 2 });
  const token = 'operator-token-of-thirty-two-characters';
  const app = operatorRoutes(office, token);
  const send = async (body: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    return (await app.request(`${operatorPath}/us/${number}/events`, init)).status;
  };
  const shipment = async () =>
    (await shopper.do('orders.detail', { params: { orderId: number } })).orders[0]?.shipmentInfoList[0];
  const { estimatedDeliveryDate: first } = (await shipment())!;
  expect(await send({ event: 'accept' })).toBe(200);
  expect(await send({ event: 'delay', until: '2026-02-30' })).toBe(400);
  expect(await send({ event: 'pack', until: '2026-04-01' })).toBe(400);
  expect(await shipment()).toMatchObject({ orderStatus: 'PROCESSING', estimatedDeliveryDate: first });
  expect(await send({ event: 'delay', until: '2026-04-01' })).toBe(200);
  const late = { estimatedDeliveryDate: '2026-04-01', formerDeliveryDate: first };
  expect(await shipment()).toMatchObject({ orderStatus: 'DELAYED', ...late });
  // Late again: what was promised at first stays beside the newest day.
  expect(await send({ event: 'pack' })).toBe(200);
  expect(await send({ event: 'delay', until: '2026-04-09' })).toBe(200);
  expect(await shipment()).toMatchObject({ ...late, estimatedDeliveryDate: '2026-04-09' });
  expect(await send({ event: 'pack' })).toBe(200);
});
