import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderStatuses, orderTypes } from '@driveline/api/contract';
import { dayIn, orderState } from '@driveline/validation';
import { backOffice } from '../../test/placedOrder.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { catalogFit } from '../../src/fitment/catalogFit.ts';
import { recoverSteps } from '../../src/orders/lifecycle/runStep.ts';
import { samplesByPerson } from './sampleOrders.ts';
import { seedSampleOrders } from './seedSamples.ts';

let shop: Shop;
let written: number[] = [];
let moved = -1;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
  const office = backOffice(shop, { fit: catalogFit });
  written = [await seedSampleOrders(office), await seedSampleOrders(office)];
  moved = await recoverSteps(office);
});
afterAll(() => shop.close());

const perMarket = Object.values(samplesByPerson).reduce((sum, list) => sum + list.length, 0);

/** In the United States everything is paid at once. */
const unpaid = Object.values(samplesByPerson)
  .flat()
  .filter(({ payIn }) => payIn !== undefined).length;

test('samples are written once, for every market, and stay as they are', () => {
  expect(written).toEqual([3 * perMarket - unpaid, 0]);
  expect(moved).toBe(0);
});

describe.each(['us', 'mx', 'br'])('in %s', (market) => {
  test('[ACCT-043] [ACCT-044] a member has an order of every type and in every status', async () => {
    const { shopper } = await signedIn(shop, { market, customer: { id: `demo-${market}-member` } });
    const { orders, totalCount } = await shopper.do('orders.history', { query: { maxResult: 50 } });
    expect(orders).toHaveLength(totalCount);
    const shown = orders.flatMap((order) => [
      order.orderStatus,
      ...order.shipmentInfoList.map((one) => one.orderStatus),
    ]);
    expect(new Set(shown)).toEqual(new Set(orderStatuses));
    expect(new Set(orders.map(({ orderType }) => orderType))).toEqual(new Set(orderTypes));
    const proofs = orders.flatMap(({ shipmentInfoList }) =>
      shipmentInfoList.flatMap(({ lineItemList }) => lineItemList.map(({ fit }) => fit.state)),
    );
    expect(proofs).toContain('FITS');
  });

  test('[PLUS-063] nothing of it is overdue but what its events made late', async () => {
    const { shopper } = await signedIn(shop, { market, customer: { id: `demo-${market}-member` } });
    const { orders } = await shopper.do('orders.history', { query: { maxResult: 50 } });
    const zones = { us: 'America/Chicago', mx: 'America/Mexico_City', br: 'America/Sao_Paulo' };
    const today = dayIn(zones[market as keyof typeof zones]);
    for (const { orderId, orderType, payBy, shipmentInfoList } of orders)
      for (const { orderStatus, shipmentType, estimatedDeliveryDate: promised } of shipmentInfoList) {
        const facts = { orderType, payBy, orderStatus, shipmentType, promised };
        expect(orderState({ ...facts, today }).tense, orderId).toBe(orderState(facts).tense);
      }
  });

  test('[PLUS-035] what arrived has its warranty, what was brought back has none any more', async () => {
    const { shopper } = await signedIn(shop, { market, customer: { id: `demo-${market}-member` } });
    const { warranties } = await shopper.do('warranties.list', { query: { maxResult: '50' } });
    const { rows } = await shop.database.pool.query<{ id: string; voided: boolean }>(
      `select w.id, i.voided_on is not null as voided from warranty w join warranty_item i on i.warranty_id = w.id
       where w.customer_id = $1 and w.id like 'sample-%'`,
      [`demo-${market}-member`],
    );
    expect(warranties.length).toBeGreaterThanOrEqual(new Set(rows.map(({ id }) => id)).size);
    expect(new Set(rows.map(({ voided }) => voided))).toEqual(new Set([true, false]));
  });

  test('[PLUS-035] what arrived has earned, for who has a card', async () => {
    const { rows } = await shop.database.pool.query<{ kind: string; credits: number }>(
      `select e.kind, e.credits from loyalty_entry e where e.market = $1 and e.order_id like 'sample-%'`,
      [market],
    );
    expect(rows.filter(({ kind }) => kind === 'EARN').length).toBeGreaterThan(0);
    const { rows: cards } = await shop.database.pool.query(
      `select a.rewards_id from loyalty_account a join loyalty_entry e on e.rewards_id = a.rewards_id
       where a.market = $1 group by a.rewards_id, a.credits, a.balance_minor
       having a.credits <> sum(e.credits) or a.balance_minor <> sum(e.amount_minor)`,
      [market],
    );
    expect(cards).toEqual([]);
  });

  test('[API-081] a guest finds each sample by number and email or phone', async () => {
    const phoneNumber = { us: '(901) 555-0134', mx: '55 5123 4567', br: '(11) 91234-5678' }[market];
    for (const { name, type = 'ONLINEORDER', payIn } of samplesByPerson['guest'] ?? []) {
      if (payIn !== undefined && market === 'us') continue;
      const orderId = `${market}-guest-${name}`;
      const guest = shop.shopper(market);
      const byEmail = await guest.do('orders.lookup', {
        body: { orderId, email: `guest.${market}@example.com` },
      });
      expect(byEmail.orders[0]?.orderType).toBe(type);
      const byPhone = await guest.do('orders.lookup', { body: { orderId, phoneNumber } });
      expect(byPhone).toEqual(byEmail);
    }
  });

  test('[PLUS-024] a delivered one can be returned', async () => {
    const guest = shop.shopper(market);
    const email = `guest.${market}@example.com`;
    await guest.do('orders.lookup', { body: { orderId: `${market}-guest-07`, email } });
    const made = await guest.do('orders.return', {
      body: { orderId: `${market}-guest-07`, method: 'label' },
    });
    expect(made.orders[0]?.refund?.amount).toBe(made.grandOrderPriceInfo.totalPrice);
  });
});

test.each([
  ['mx', 'oxxo'],
  ['br', 'boleto'],
])('[PLUS-022] an unpaid one in %s shows how it is paid by %s', async (market, kind) => {
  const guest = shop.shopper(market);
  const email = `guest.${market}@example.com`;
  const waiting = await guest.do('orders.lookup', { body: { orderId: `${market}-guest-26`, email } });
  expect(waiting.grandPaymentAccountList).toMatchObject([{ paymentMethod: kind, lastFour: '' }]);
  expect(waiting.paymentInstructions).toMatchObject({ kind, status: 'waiting' });
  expect(waiting.paymentInstructions?.code).toMatch(/\d/);
  expect(Date.parse(waiting.paymentInstructions?.payBy ?? '')).toBeGreaterThan(Date.now());
});
