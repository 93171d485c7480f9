import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderStatus } from '@driveline/api/contract';
import type { Services } from '../../http/services.ts';
import { heldClock } from '../../ops/clock.ts';
import { resumeMoves } from '../../payments/settle/resumeMoves.ts';
import { creditsFor, programOf } from '../../rewards/program.ts';
import { address, attachCard, commitBody, contact, onHand, stockedPart } from '../../test/buyer.ts';
import { claim, coupon } from '../../test/coupons.ts';
import { giftCardRow, issueGiftCard } from '../../test/giftCard.ts';
import { member } from '../../test/member.ts';
import { backOffice, moneyBook, type MoneyBook } from '../../test/placedOrder.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { happen } from '../lifecycle/happen.ts';
import { recoverSteps } from '../lifecycle/runStep.ts';
import { flowOf, statusTable, type OrderEvent } from '../status/statusTable.ts';

const start = '2026-03-03T18:00:00Z';
const clock = heldClock(start);
let shop: Shop;
let book: MoneyBook;
let office: Services;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ clock, limiter: { take: () => Promise.resolve(0) } });
  book = moneyBook(shop, clock);
  office = backOffice(shop, { clock, gateway: book.gateway });
});
afterAll(() => shop.close());

const gift = { minor: 15_00, rewards: 10_00 };

/** Pieces to pick up and pieces in a parcel, one offer, and four ways that pay them. */
async function bought(quantities: readonly [number, number], rule: Parameters<typeof coupon>[1]) {
  clock.set(start);
  const { shopper, customerId, rewardsId } = await member(shop, {
    balanceMinor: gift.rewards,
    now: clock.now(),
  });
  const part = await stockedPart(shop, { onHand: 30, elsewhere: 30, skip: skip++ });
  await shop.database.db.updateTable('price').set({ core_minor: 7_50 }).where('part_id', '=', part.partId).execute(); // prettier-ignore
  const stock = await onHand(shop, part);
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  for (const [index, shipmentType] of (['instore', 'regular'] as const).entries()) {
    await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: quantities[index] ?? 1, shipmentType } }); // prettier-ignore
  }
  await shopper.do('checkout.setAddress', { body: { ...contact, shippingAddress: address } });
  await claim(shopper, await coupon(shop, rule));
  const number = await issueGiftCard(shop, gift.minor);
  await shopper.do('checkout.addPayment', { body: { paymentMethod: 'giftCard', cardNumber: number, pin: '1234' } }); // prettier-ignore
  await shopper.do('checkout.addPayment', { body: { paymentMethod: 'loyaltyCard' } });
  const ready = await attachCard({ shopper, cart: await shopper.do('cart.detail') });
  const { orderId = '' } = await shopper.do('checkout.commit', commitBody(ready));
  const { id } = await shop.database.db.selectFrom('orders').select('id').where('number', '=', orderId).executeTakeFirstOrThrow(); // prettier-ignore
  return { customerId, rewardsId, part, stock, giftNumber: number, number: orderId, id };
}

type Bought = Awaited<ReturnType<typeof bought>>;

const rowsOf = async ({ id }: Pick<Bought, 'id'>) => {
  const { db } = shop.database;
  return {
    order: await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    shipments: await db.selectFrom('order_shipment').selectAll().where('order_id', '=', id).orderBy('fulfilment').execute(), // prettier-ignore
    items: await db.selectFrom('order_item').selectAll().where('order_id', '=', id).orderBy('line').execute(),
    returns: await db.selectFrom('orders').innerJoin('order_shipment', 'order_shipment.order_id', 'orders.id').select(['orders.id', 'number', 'order_shipment.id as shipmentId', 'order_shipment.status']).where('parent_id', '=', id).orderBy('placed_at').orderBy('orders.id').execute(), // prettier-ignore
    tenders: await db.selectFrom('payment_tender').innerJoin('payment', 'payment.id', 'payment_tender.payment_id').selectAll('payment_tender').where('payment.order_id', '=', id).execute(), // prettier-ignore
  };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What must hold after whatever happened, in the middle of it too. */
async function check(one: Bought): Promise<void> {
  const { order, tenders } = await rowsOf(one);
  expect(order.captured_minor + order.voided_minor).toBeLessThanOrEqual(order.total_minor);
  expect(order.refunded_minor).toBeLessThanOrEqual(order.captured_minor);
  for (const tender of tenders) {
    expect(tender.captured_minor + tender.voided_minor).toBeLessThanOrEqual(tender.amount_minor);
    expect(tender.refunded_minor).toBeLessThanOrEqual(tender.captured_minor);
  }
  const card = await giftCardRow(shop, one.giftNumber);
  expect(card.balance_minor).toBeGreaterThanOrEqual(0);
  expect(card.balance_minor).toBeLessThanOrEqual(gift.minor);
  const { least } = await shop.database.db.selectFrom('store_stock').select(({ fn }) => fn.min('on_hand').as('least')).where('part_id', '=', one.part.partId).executeTakeFirstOrThrow(); // prettier-ignore
  expect(least).toBeGreaterThanOrEqual(0);
  expect(await onHand(shop, one.part)).toBeLessThanOrEqual(one.stock);
}

/** What must hold when nothing is under way any more. */
async function settle(one: Bought): Promise<void> {
  book.next = 'answer';
  for (let round = 0; round < 4; round++) {
    clock.set(new Date(clock.now().getTime() + 4 * 3_600_000));
    await resumeMoves(office);
    await recoverSteps(office);
  }
  await check(one);
  const { order, items, shipments, returns, tenders } = await rowsOf(one);
  const { db } = shop.database;
  const open = await db.selectFrom('order_step').select('id').where('order_id', '=', one.id).where('status', '=', 'OPEN').execute(); // prettier-ignore
  expect(open).toEqual([]);
  for (const column of ['captured_minor', 'voided_minor', 'refunded_minor'] as const) {
    expect([column, sum(tenders.map((tender) => tender[column]))]).toEqual([column, order[column]]);
  }
  // Each account has back what its tender does not hold any more, and the bank card as well.
  const left = (kind: string) => sum(tenders.filter((tender) => tender.kind === kind).map((tender) => tender.amount_minor - tender.voided_minor - tender.refunded_minor)); // prettier-ignore
  expect((await giftCardRow(shop, one.giftNumber)).balance_minor).toBe(gift.minor - left('GIFT_CARD'));
  const ids = [...shipments.map(({ id }) => id), ...returns.map(({ shipmentId }) => shipmentId)];
  const moved = [...book.moved].filter(([key]) => ids.some((id) => key.startsWith(id)));
  const [gateway] = tenders.filter(({ kind }) => kind === 'GATEWAY');
  const movedBy = (kind: string) => sum(moved.filter(([, move]) => move.kind === kind).map(([, { amount }]) => amount)); // prettier-ignore
  expect([movedBy('capture'), movedBy('refund')]).toEqual([gateway?.captured_minor ?? 0, gateway?.refunded_minor ?? 0]); // prettier-ignore
  // Pieces of what was cancelled are on the shelf again, once; others are not.
  const cancelled = sum(items.filter(({ status }) => status === 'CANCELLED').map(({ quantity }) => quantity));
  const pieces = sum(items.map(({ quantity }) => quantity));
  expect(await onHand(shop, one.part)).toBe(one.stock - pieces + cancelled);
  await checkCredits(one);
}

/** Credits of an order are those of what was kept of it, whatever came back in how many steps. */
async function checkCredits(one: Bought): Promise<void> {
  const { db } = shop.database;
  const { items, shipments } = await rowsOf(one);
  const entries = await db.selectFrom('loyalty_entry').select(['kind', 'credits']).where('order_id', '=', one.id).execute(); // prettier-ignore
  expect(entries.filter(({ kind }) => kind === 'EARN').length).toBeLessThanOrEqual(1);
  const net = sum(entries.map(({ credits }) => credits));
  const isOver = shipments.every(({ status }) =>
    ['DELIVERED', 'PICKED UP', 'COMPLETE', 'CANCELLED', 'NO_PENDING_ACTION'].includes(status),
  );
  if (!isOver) return expect(net).toBe(0);
  const back = await db.selectFrom('order_item').innerJoin('orders', 'orders.id', 'order_item.order_id').select(['origin_id', 'quantity']).where('parent_id', '=', one.id).where('returns', '=', 'PART').where('order_item.status', '=', 'COMPLETE').execute(); // prettier-ignore
  const lost = ['CANCELLED', 'NO_PENDING_ACTION'];
  const kept = items
    .filter(({ shipment_id }) => !lost.includes(shipments.find(({ id }) => id === shipment_id)?.status ?? ''))
    .map(({ id, quantity, line_total_minor }) => {
      const gone = sum(back.filter(({ origin_id }) => origin_id === id).map((piece) => piece.quantity));
      return Math.floor((line_total_minor * (quantity - gone)) / quantity);
    });
  expect(net).toBe(creditsFor(programOf('us'), sum(kept)));
  const { credits, balance_minor } = await db.selectFrom('loyalty_account').select(['credits', 'balance_minor']).where('rewards_id', '=', one.rewardsId).executeTakeFirstOrThrow(); // prettier-ignore
  expect(balance_minor).toBeGreaterThanOrEqual(0);
  expect(credits).toBeLessThan(programOf('us').creditsPerReward);
}

const onward: Readonly<Record<string, OrderEvent>> = {
  SUBMITTED: 'accept', PROCESSING: 'pack', DELAYED: 'pack', 'READY TO SHIP': 'ship', SHIPPED: 'deliver', 'READY FOR PICK UP': 'collect', 'ISSUE WITH DELIVERY': 'giveUp', DELIVERED: 'close', 'PICKED UP': 'close',
}; // prettier-ignore

const which = fc.nat(1);
const few = fc.integer({ min: 1, max: 3 });
const ways = {
  onward: fc.record({ kind: fc.constant('onward' as const), which }),
  arrive: fc.record({ kind: fc.constant('arrive' as const), which }),
  trouble: fc.record({ kind: fc.constant('trouble' as const), which }),
  cancel: fc.record({ kind: fc.constant('cancel' as const), which: fc.option(which) }),
  return: fc.record({ kind: fc.constant('return' as const), which, quantity: few }),
  core: fc.record({ kind: fc.constant('core' as const), which, quantity: few }),
  receive: fc.record({ kind: fc.constant('receive' as const), which }),
  keep: fc.record({ kind: fc.constant('keep' as const), which }),
  /** What the payment service does at the next step. */
  gateway: fc.record({ kind: fc.constant('gateway' as const), mode: fc.constantFrom('refuse' as const, 'lost' as const) }), // prettier-ignore
  later: fc.record({ kind: fc.constant('later' as const), hours: fc.integer({ min: 1, max: 300 }) }),
};
const of = (weight: number, name: keyof typeof ways) => ({
  weight,
  arbitrary: ways[name] as fc.Arbitrary<Step>,
});
type Step = { [K in keyof typeof ways]: (typeof ways)[K] extends fc.Arbitrary<infer T> ? T : never }[keyof typeof ways]; // prettier-ignore

const onItsWay = fc.array(fc.oneof(of(5, 'onward'), of(1, 'trouble'), of(1, 'cancel'), of(1, 'gateway'), of(1, 'later')), { maxLength: 5 }); // prettier-ignore
const arriving = fc.constantFrom<Step[]>([{ kind: 'arrive', which: 0 }, { kind: 'arrive', which: 1 }], [{ kind: 'arrive', which: 0 }]); // prettier-ignore
const coming = fc.array(fc.oneof(of(4, 'return'), of(5, 'receive'), of(1, 'core'), of(1, 'keep'), of(1, 'arrive'), of(1, 'cancel'), of(1, 'gateway'), of(1, 'later')), { minLength: 6, maxLength: 12 }); // prettier-ignore
const courses = fc.tuple(onItsWay, arriving, coming).map((phases) => phases.flat());

/** A sign-in lasts hours, an order weeks. */
const buyerOf = async ({ customerId }: Bought) =>
  (await signedIn(shop, { customer: { id: customerId }, at: clock.now() })).shopper;

const arrived = ['DELIVERED', 'PICKED UP'];

/** The next event of a shipment that goes its way. @returns its status then */
function goOn(
  wish: { readonly orderId: string; readonly shipmentId: string },
  shipment: { readonly fulfilment: string; readonly status: string } | undefined,
): Promise<OrderStatus | undefined> {
  const { fulfilment = '', status = '' } = shipment ?? {};
  const row = statusTable[flowOf('ONLINEORDER', fulfilment)][status as OrderStatus] ?? {};
  const event = [onward[status], 'ready' as const].find((name) => name && row[name]);
  return event ? happen(office, { ...wish, event }) : Promise.resolve(undefined);
}

/** What a shopper, a warehouse or time may do; what is refused is no fault. */
async function take(one: Bought, given: Step): Promise<void> {
  const { shipments, items, returns } = await rowsOf(one);
  const own = 'which' in given && given.which !== null ? given.which : 0;
  const shipment = shipments[own % shipments.length];
  const line = items.find(({ shipment_id }) => shipment_id === shipment?.id);
  const theReturn = returns.at(-1 - own);
  const wish = { orderId: one.id, shipmentId: shipment?.id ?? '' };
  const body = { orderId: one.number, commerceItemId: line?.id ?? '', method: 'store' as const };
  switch (given.kind) {
    case 'onward':
      await goOn(wish, shipment);
      return;
    case 'arrive':
      for (let at = shipment?.status; at && !arrived.includes(at);) {
        const next = await goOn(wish, { fulfilment: shipment?.fulfilment ?? '', status: at });
        at = next === at ? undefined : next;
      }
      return;
    case 'trouble':
      await happen(office, { ...wish, event: 'trouble' });
      return;
    case 'cancel':
      await (given.which === null
        ? (await buyerOf(one)).call('orders.cancel', { body: { orderId: one.number, reason: 'x' } })
        : (await buyerOf(one)).call('orders.cancelShipment', { body: { orderId: one.number, shipmentId: wish.shipmentId, reason: 'x' } })); // prettier-ignore
      return;
    case 'return': {
      const { commerceItemId, orderId, method } = body;
      const lines = [{ commerceItemId, quantity: given.quantity, reason: 'damaged' as const }];
      await (await buyerOf(one)).call('orders.return', { body: { orderId, lines, method } });
      return;
    }
    case 'core':
      await (await buyerOf(one)).call('orders.returnCore', { body: { ...body, quantity: given.quantity } });
      return;
    case 'receive':
      if (theReturn) await happen(office, { orderId: theReturn.id, shipmentId: theReturn.shipmentId, event: 'receive' }); // prettier-ignore
      return;
    case 'keep':
      if (theReturn) await (await buyerOf(one)).call('orders.cancel', { body: { orderId: theReturn.number, reason: 'x' } }); // prettier-ignore
      return;
    case 'gateway':
      book.next = given.mode;
      return;
    case 'later':
      clock.set(new Date(clock.now().getTime() + given.hours * 3_600_000));
      await resumeMoves(office);
      await recoverSteps(office);
  }
}

const rules = [
  { kind: 'PERCENT', percent: 10 },
  { kind: 'AMOUNT', amountMinor: 7_77 },
  { kind: 'BUY_GET', buy: 1, get: 1, percent: 100 },
] as const;

test('[PLUS-024] whatever happens to an order, nobody gets back more than was paid, and stock and credits are counted once', async () => {
  const quantity = fc.integer({ min: 1, max: 3 });
  const property = fc.asyncProperty(
    fc.tuple(quantity, quantity),
    fc.constantFrom(...rules),
    courses,
    async (quantities, rule, steps) => {
      book.next = 'answer';
      const one = await bought(quantities, rule);
      for (const each of steps) {
        await take(one, each);
        if (each.kind !== 'gateway') book.next = 'answer';
        await check(one);
      }
      await settle(one);
    },
  );
  await expect(fc.assert(property, { numRuns: 8 })).resolves.toBeUndefined();
}, 300_000);
