import { demonstrationCarrier } from '../../src/markets/carriers.ts';
import type { ServerMarket } from '../../src/markets/serverMarket.ts';
import type { Executor } from '../../src/db/tx.ts';
import { takePieces } from '../../src/orders/returns/returnedPieces.ts';
import { payByOf, type BuiltOrder, type BuiltShipment } from './buildSample.ts';
import { insertSamplePayment } from './insertSamplePayment.ts';
import type { SampleSetting } from './sampleGoods.ts';
import { idOf, sampleCustomerId, sampleEmail, sampleNumber } from './samplePeople.ts';

export interface SampleOwner {
  readonly market: ServerMarket;
  readonly person: string;
  readonly setting: SampleSetting;
}

/** Never worked on: the sample stays as it is shown. */
const never = new Date('9999-01-01T00:00:00Z');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Money = {
  readonly kind: 'CAPTURE' | 'VOID' | 'REFUND';
  readonly event: string;
  readonly isDone: boolean;
};

/** What the last events of a shipment have moved, or are moving. */
function moneyOf({ events, status }: BuiltShipment): Money[] {
  const has = (name: string) => events.some(({ event }) => event === name);
  const money: Money[] = [];
  if (has('ship')) money.push({ kind: 'CAPTURE', event: 'ship', isDone: true });
  if (has('collect')) money.push({ kind: 'CAPTURE', event: 'collect', isDone: true });
  if (has('cancel')) money.push({ kind: 'VOID', event: 'cancelled', isDone: status === 'CANCELLED' });
  if (has('giveUp')) money.push({ kind: 'REFUND', event: 'close', isDone: status === 'NO_PENDING_ACTION' });
  if (has('receive')) money.push({ kind: 'REFUND', event: 'refund', isDone: status === 'COMPLETE' });
  return money;
}

const movedBy = (order: BuiltOrder, kind: Money['kind']): number =>
  sum(
    order.shipments.map((one) => (moneyOf(one).some((money) => money.kind === kind) ? one.amountMinor : 0)),
  );

/** @param parentId of a return */
export async function insertSample(
  tx: Executor,
  owner: SampleOwner,
  order: BuiltOrder,
  parentId: string | null,
): Promise<string> {
  const { market, person } = owner;
  const id = idOf('sample', market.code, person, order.sample.name);
  await tx
    .insertInto('orders')
    .values(orderRow(owner, order, id, parentId))
    .execute();
  for (const [index, shipment] of order.shipments.entries()) {
    await insertShipment(tx, owner, { id, order, payerId: parentId ?? id }, shipment, index);
  }
  if (order.type !== 'RETURN') await insertSamplePayment(tx, owner.market, order, id);
  return id;
}

function orderRow(
  { market, person, setting }: SampleOwner,
  order: BuiltOrder,
  id: string,
  parentId: string | null,
) {
  const { sample, placedAt, type } = order;
  const lines = order.shipments.flatMap((shipment) => shipment.lines);
  const total = sum(order.shipments.map(({ amountMinor }) => amountMinor));
  const who = setting.buyer;
  const email = sampleEmail(market.code, person);
  const isStore = type === 'INSTOREORDER' || type === 'Adjustment';
  const own = type === 'RETURN' ? 0 : isStore ? total : movedBy(order, 'CAPTURE');
  return {
    id,
    market: market.code,
    number: sampleNumber(market.code, person, sample.name),
    type,
    parent_id: parentId,
    customer_id: sampleCustomerId(market.code, person),
    store_id: isStore ? setting.store.id : null,
    email,
    phone: who.phoneNumber,
    status: order.status,
    currency: market.currency.code,
    locale: market.locale,
    item_total_minor: sum(lines.map(({ listMinor }) => listMinor)),
    discount_minor: sum(lines.map((line) => line.listMinor - line.unitMinor)),
    core_minor: sum(lines.map(({ coreMinor }) => coreMinor)),
    tax_minor: sum(lines.map(({ taxMinor }) => taxMinor)),
    total_minor: total,
    captured_minor: own,
    voided_minor: movedBy(order, 'VOID'),
    refunded_minor: type === 'RETURN' ? 0 : movedBy(order, 'REFUND'),
    contact: JSON.stringify({
      email,
      phoneNumber: who.phoneNumber,
      firstName: who.firstName,
      lastName: who.lastName,
      fiscalId: '',
    }),
    invoice: JSON.stringify({ taxIncluded: order.taxIncluded }),
    is_sample: true,
    pay_by: payByOf(order),
    placed_at: placedAt,
    updated_at: order.shipments[0]?.events.at(-1)?.at ?? placedAt,
  };
}

async function insertShipment(
  tx: Executor,
  owner: SampleOwner,
  { id: orderId, order, payerId }: { id: string; order: BuiltOrder; payerId: string },
  shipment: BuiltShipment,
  index: number,
): Promise<void> {
  const { market, setting } = owner;
  const { store } = setting;
  const id = idOf(orderId, index);
  const isPickup = shipment.way === 'PICKUP';
  const isReturn = order.type === 'RETURN';
  const { firstName, lastName, street } = setting.buyer;
  const address = {
    firstName,
    lastName,
    address1: street,
    city: store.city,
    state: store.region,
    postalCode: store.postalCode,
  };
  const at = shipment.events.at(-1)?.at ?? order.placedAt;
  const hasLeft = shipment.events.some(({ event }) => event === 'ship');
  const money = moneyOf(shipment);
  const open = money.find(({ isDone }) => !isDone);
  await tx
    .insertInto('order_shipment')
    .values({
      id,
      order_id: orderId,
      market: market.code,
      fulfilment: shipment.way,
      status: shipment.status,
      store_id: isPickup ? store.id : null,
      address: isPickup ? null : JSON.stringify(address),
      pickup_person: isPickup || isReturn ? JSON.stringify({ firstName, lastName, code: 'DEMO42' }) : null,
      promise: JSON.stringify(isReturn || order.type === 'INSTOREORDER' ? { at: null } : shipment.promise),
      tracking: hasLeft
        ? JSON.stringify({
            carrier: demonstrationCarrier.name,
            number: `PW${orderId.replace(/\D/g, '')}${index}77120`,
          })
        : null,
      step_id: open ? idOf(id, open.event) : null,
      updated_at: at,
    })
    .execute();
  for (const { kind, event, isDone } of money) {
    await tx
      .insertInto('order_step')
      .values({
        id: idOf(id, event),
        order_id: payerId,
        shipment_id: id,
        market: market.code,
        kind,
        event,
        amount_minor: shipment.amountMinor,
        status: isDone ? 'DONE' : 'OPEN',
        due_at: isDone ? at : never,
        created_at: at,
        done_at: isDone ? at : null,
      })
      .execute();
  }
  if (shipment.events.length > 0) {
    await tx
      .insertInto('order_event')
      .values(
        shipment.events.map((each, position) => ({
          id: idOf(id, 'event', position),
          order_id: orderId,
          shipment_id: id,
          market: market.code,
          position,
          ...each,
        })),
      )
      .execute();
  }
  const items = itemRows(owner, order, orderId, id, shipment, index);
  await tx.insertInto('order_item').values(items).execute();
  for (const { origin_id, core_minor } of items) {
    if (origin_id) await takePieces(tx, { itemId: origin_id, parts: 1, cores: core_minor > 0 ? 1 : 0 });
  }
}

function itemRows(
  { market, person }: SampleOwner,
  { sample, type }: BuiltOrder,
  orderId: string,
  shipmentId: string,
  shipment: BuiltShipment,
  index: number,
) {
  const origin =
    sample.returnOf === undefined ? null : idOf('sample', market.code, person, sample.returnOf, 0, 'line', 1);
  return shipment.lines.map((line, at) => ({
    id: idOf(shipmentId, 'line', at + 1),
    order_id: orderId,
    shipment_id: shipmentId,
    market: market.code,
    line: index * 10 + at + 1,
    part_id: line.partId,
    sku: line.sku,
    part_number: line.partNumber,
    title: line.title,
    brand: line.brand,
    product_url: line.url,
    quantity: 1,
    unit_price_minor: line.unitMinor,
    core_minor: line.coreMinor,
    discount_minor: line.listMinor - line.unitMinor,
    tax_minor: line.taxMinor,
    line_total_minor: line.unitMinor,
    vehicle: line.vehicle ? JSON.stringify(line.vehicle) : null,
    fit_proof: JSON.stringify({ fit: line.fit, drawing: line.drawing }),
    status: shipment.status,
    origin_id: origin,
    reason: type === 'RETURN' ? 'did-not-fit' : null,
    returns: type === 'RETURN' ? ('PART' as const) : null,
  }));
}
