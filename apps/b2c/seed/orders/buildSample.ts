import type { Market } from '@driveline/markets';
import { isoIn } from '../../src/clock/zone.ts';
import type { TaxPort } from '../../src/ports/taxPort.ts';
import { dayAfter } from '../../src/orders/returns/returnTerms.ts';
import { orderStatusOf } from '../../src/orders/status/orderStatus.ts';
import { flowOf, transition, type OrderEvent } from '../../src/orders/status/statusTable.ts';
import type { SampleGood, SampleSetting } from './sampleGoods.ts';
import type { SampleOrder, SampleShipment } from './sampleOrders.ts';

const hourMs = 3_600_000;

export interface BuiltLine extends SampleGood {
  readonly taxMinor: number;
}

export interface BuiltShipment {
  readonly way: SampleShipment['way'];
  readonly status: string;
  readonly lines: readonly BuiltLine[];
  readonly events: readonly { readonly event: OrderEvent; readonly status: string; readonly at: Date }[];
  /** The day of what is late, and the one before. */
  readonly promise: { readonly at: string; readonly was?: string };
  readonly amountMinor: number;
}

export interface BuiltOrder {
  readonly sample: SampleOrder;
  readonly type: string;
  readonly status: string;
  readonly placedAt: Date;
  readonly shipments: readonly BuiltShipment[];
  readonly taxIncluded: boolean;
}

interface Input {
  readonly market: Market;
  readonly setting: SampleSetting;
  readonly tax: TaxPort;
  readonly now: Date;
}

/** Works out a sample: its parts by its place in the list, its statuses by its events, its times by the clock. */
export async function buildSample(input: Input, sample: SampleOrder, index: number): Promise<BuiltOrder> {
  const { now } = input;
  const type = sample.type ?? 'ONLINEORDER';
  const placedAt = new Date(now.getTime() - sample.hoursAgo * hourMs);
  const shipments: BuiltShipment[] = [];
  for (const [at, shipment] of sample.shipments.entries()) {
    shipments.push(await buildShipment(input, { type, placedAt, seed: index * 7 + at * 3 }, shipment));
  }
  const taxIncluded = (await input.tax.taxOf(input.market.code, [], [])).included;
  const status = orderStatusOf(shipments.map((shipment) => shipment.status));
  return { sample, type, status, placedAt, shipments, taxIncluded };
}

const startOf: Readonly<Record<string, string>> = {
  INSTOREORDER: 'COMPLETE',
  Adjustment: 'NO_PENDING_ACTION',
};

async function buildShipment(
  { market, setting, tax, now }: Input,
  order: { readonly type: string; readonly placedAt: Date; readonly seed: number },
  { way, events, lines: count = 1 }: SampleShipment,
): Promise<BuiltShipment> {
  const { goods, cores, store } = setting;
  const pick = (list: readonly SampleGood[], at: number) => list[at % list.length] as SampleGood;
  const chosen = Array.from({ length: count }, (_, at) =>
    at === 0 ? pick(cores, order.seed) : pick(goods, order.seed * 5 + at * 11),
  );
  const place = { region: store.region, postalCode: store.postalCode };
  const taxed = await tax.taxOf(
    market.code,
    chosen.map(({ unitMinor }) => ({ amountMinor: unitMinor, place })),
    [],
  );
  const lines = chosen.map((good, at) => ({ ...good, taxMinor: taxed.each[at] ?? 0 }));
  const stepMs = Math.min(20 * hourMs, (now.getTime() - order.placedAt.getTime()) / (events.length + 1));
  const flow = flowOf(order.type, way);
  let status = startOf[order.type] ?? 'SUBMITTED';
  const happened = events.map((event, at) => {
    const next = transition(flow, status, event);
    if (!next) throw new Error(`A sample's '${event}' cannot happen to '${status}'.`);
    status = next;
    return { event, status, at: new Date(order.placedAt.getTime() + (at + 1) * stepMs) };
  });
  const isLate = happened.some(({ event }) => event === 'delay');
  const dueIn = (days: number) =>
    way === 'PICKUP'
      ? isoIn(new Date(order.placedAt.getTime() + 2 * hourMs), store.timeZone)
      : dayAfter(market, order.placedAt, days);
  const days = way === 'NEXT_DAY' ? 1 : 4;
  const added = taxed.included ? 0 : taxed.taxMinor;
  return {
    way,
    status,
    lines,
    events: happened,
    promise: isLate && way !== 'PICKUP' ? { at: dueIn(days + 3), was: dueIn(days) } : { at: dueIn(days) },
    amountMinor: added + lines.reduce((sum, line) => sum + line.unitMinor + line.coreMinor, 0),
  };
}

/** Until when an unpaid one is held. */
export const payByOf = ({ sample: { payIn, hoursAgo }, placedAt }: BuiltOrder): Date | null =>
  payIn === undefined ? null : new Date(placedAt.getTime() + (hoursAgo + payIn) * hourMs);
