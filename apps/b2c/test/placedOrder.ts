import { shippedMarkets } from '../src/markets/shipped.ts';
import { sandboxGateway } from '../src/payments/sandbox/sandboxGateway.ts';
import { testApp } from './testApp.ts';
import type { B2cOptions } from '../src/app.ts';
import type { Services } from '../src/http/services.ts';
import { systemClock, type Clock } from '../src/clock/clock.ts';
import { applyOrderEvent } from '../src/orders/lifecycle/applyOrderEvent.ts';
import type { OrderEvent } from '../src/orders/status/statusTable.ts';
import { PaymentGatewayError, PaymentRefusedError, type PaymentGateway } from '../src/ports/gateway.ts';
import { address, commitBody, contact, tokenFor, cards } from '../conformance/client/buyer.ts';
import { stockedPart, type Stocked } from '../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from './shop.ts';

export interface Placed {
  readonly shopper: Shopper;
  readonly part: Stocked;
  readonly id: string;
  readonly number: string;
  /** In the order of the ways. */
  readonly shipments: readonly string[];
  readonly items: readonly string[];
}

export interface PlacedOptions {
  readonly ways?: readonly ('instore' | 'regular')[];
  readonly quantity?: number;
  readonly shopper?: Shopper;
  readonly part?: Stocked;
  readonly skip?: number;
  readonly email?: string;
}

/** An order of a guest, or of a given shopper: one shipment for each way. */
export async function placedOrder(shop: Shop, options: PlacedOptions = {}): Promise<Placed> {
  const {
    ways = ['instore'],
    quantity = 1,
    shopper = shop.shopper(),
    skip = 0,
    email = contact.email,
  } = options;
  const part = options.part ?? (await stockedPart(shop, { onHand: 30, elsewhere: 30, skip }));
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  for (const shipmentType of ways) {
    await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity, shipmentType } });
  }
  const delivery = ways.includes('regular') ? { shippingAddress: address } : {};
  await shopper.do('checkout.setAddress', { body: { ...contact, email, ...delivery } });
  const token = await tokenFor(shopper, cards.visa);
  const { order: cart } = await shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token } });
  const number = (await shopper.do('checkout.commit', commitBody({ shopper, cart }))).orderId ?? '';
  const { db } = shop.database;
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('order_shipment')
    .select(['id', 'fulfilment'])
    .where('order_id', '=', id)
    .execute();
  const shipments = ways.map(
    (way) => rows.find((row) => (row.fulfilment === 'PICKUP') === (way === 'instore'))?.id ?? '',
  );
  const items = await db
    .selectFrom('order_item')
    .select(['id', 'shipment_id'])
    .where('order_id', '=', id)
    .execute();
  const itemOf = (shipment: string) => items.find((item) => item.shipment_id === shipment)?.id ?? '';
  return { shopper, part, id, number, shipments, items: shipments.map(itemOf) };
}

/** What the payment service was asked to move, once for each key. */
export interface MoneyBook {
  readonly gateway: PaymentGateway;
  readonly moved: Map<string, { readonly kind: 'capture' | 'void' | 'refund'; readonly amount: number }>;
  /** What the next calls do instead of an answer; `lost` moves the money and loses the answer. */
  next: 'answer' | 'refuse' | 'lost' | 'hang';
  sum(kind: 'capture' | 'void' | 'refund'): number;
}

/** A payment service that keeps books, for what comes after the purchase. */
export function moneyBook(shop: Shop, clock: Clock = systemClock): MoneyBook {
  const moved: MoneyBook['moved'] = new Map();
  const move = async (kind: 'capture' | 'void' | 'refund', amount: number, key: string) => {
    const mode = book.next;
    if (mode === 'hang') return new Promise<never>(() => undefined);
    if (mode === 'refuse') throw new PaymentRefusedError('no');
    moved.set(key, { kind, amount });
    if (mode === 'lost') throw new PaymentGatewayError('The connection broke.');
  };
  const book: MoneyBook = {
    moved,
    next: 'answer',
    sum: (kind) => [...moved.values()].reduce((sum, each) => sum + (each.kind === kind ? each.amount : 0), 0),
    gateway: {
      ...sandboxGateway({ markets: shippedMarkets, db: shop.database.db, clock }),
      capture: (_ref, amount, key) => move('capture', amount, key),
      refund: (_ref, amount, key) => move('refund', amount, key),
      void: (_ref, key) => move('void', 0, key),
    },
  };
  return book;
}

/** What the warehouse, the counter and the jobs of another process work with. */
export const backOffice = (shop: Shop, given: Partial<Services> = {}): Services =>
  testApp({ db: shop.database.db, ...given }).services;

/** A shop with its back office, and the books of their payment service. */
export async function openOffice(options: B2cOptions = {}) {
  const shop = await openShop(options);
  const { clock } = options;
  const book = moneyBook(shop, clock);
  return { shop, book, office: backOffice(shop, { ...(clock && { clock }), gateway: book.gateway }) };
}

/** Lets events happen to a shipment, one after the other; each has to be possible. */
export async function happened(
  services: Services,
  orderId: string,
  shipmentId: string,
  ...events: readonly OrderEvent[]
): Promise<void> {
  for (const event of events) {
    const status = await applyOrderEvent(services, { orderId, shipmentId, event });
    if (status === undefined) throw new Error(`'${event}' cannot happen.`);
  }
}

export const statusOf = async (shop: Shop, orderId: string): Promise<string> =>
  (
    await shop.database.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status;
