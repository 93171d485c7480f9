import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '@driveline/api/contract';
import { orderStatusOf } from './orderStatus.ts';
import { events, statusTable, transition, type Flow, type OrderEvent } from './statusTable.ts';

/** A way through a flow, written as `event status event status …` from its first status on. */
type Way = readonly [flow: Flow, from: OrderStatus, ...[OrderEvent, OrderStatus][]];

const goingOut: OrderStatus = 'OUT FOR DELIVERY';
const inTrouble: OrderStatus = 'ISSUE WITH DELIVERY';
const ending: OrderStatus = 'CANCELLATION IN PROGRESS';

const ways: Way[] = [
  [
    'parcel',
    'SUBMITTED',
    ['accept', 'PROCESSING'],
    ['pack', 'READY TO SHIP'],
    ['ship', 'SHIPPED'],
    ['dispatch', goingOut],
    ['deliver', 'DELIVERED'],
    ['close', 'COMPLETE'],
  ],
  [
    'parcel',
    'PROCESSING',
    ['delay', 'DELAYED'],
    ['pack', 'READY TO SHIP'],
    ['delay', 'DELAYED'],
    ['cancel', ending],
    ['cancelled', 'CANCELLED'],
  ],
  ['parcel', 'SHIPPED', ['deliver', 'DELIVERED']],
  [
    'parcel',
    'SHIPPED',
    ['trouble', inTrouble],
    ['dispatch', goingOut],
    ['trouble', inTrouble],
    ['deliver', 'DELIVERED'],
  ],
  [
    'parcel',
    'SHIPPED',
    ['lose', 'UNKNOWN_STATUS'],
    ['trouble', inTrouble],
    ['lose', 'UNKNOWN_STATUS'],
    ['dispatch', goingOut],
    ['lose', 'UNKNOWN_STATUS'],
    ['deliver', 'DELIVERED'],
  ],
  ['parcel', 'UNKNOWN_STATUS', ['giveUp', 'UNDELIVERABLE'], ['close', 'NO_PENDING_ACTION']],
  ['parcel', inTrouble, ['giveUp', 'UNDELIVERABLE']],
  [
    'pickup',
    'SUBMITTED',
    ['accept', 'PROCESSING'],
    ['ready', 'READY FOR PICK UP'],
    ['collect', 'PICKED UP'],
    ['close', 'COMPLETE'],
  ],
  [
    'pickup',
    'PROCESSING',
    ['delay', 'DELAYED'],
    ['ready', 'READY FOR PICK UP'],
    ['cancel', ending],
    ['cancelled', 'CANCELLED'],
  ],
  [
    'counter',
    'SUBMITTED',
    ['accept', 'PROCESSING'],
    ['ready', 'READY'],
    ['collect', 'PICKED UP'],
    ['close', 'COMPLETE'],
  ],
  [
    'counter',
    'PROCESSING',
    ['delay', 'DELAYED'],
    ['ready', 'READY'],
    ['cancel', ending],
    ['cancelled', 'CANCELLED'],
  ],
  ['return', 'SUBMITTED', ['receive', 'PROCESSING'], ['refund', 'COMPLETE']],
  ['return', 'SUBMITTED', ['cancel', 'CANCELLED']],
  ...(['parcel', 'pickup', 'counter'] as const).flatMap((flow): Way[] => [
    [flow, 'SUBMITTED', ['expire', 'CANCELLED']],
    [flow, 'SUBMITTED', ['cancel', ending]],
    [flow, 'PROCESSING', ['cancel', ending]],
    [flow, 'DELAYED', ['cancel', ending]],
  ]),
  ['parcel', 'READY TO SHIP', ['cancel', ending]],
];

/** `flow status event → status`: every single step of the ways. */
const steps = new Map(
  ways.flatMap(([flow, from, ...way]) => {
    let status = from;
    return way.map(([event, next]) => {
      const step = [`${flow} ${status} ${event}`, next] as const;
      status = next;
      return step;
    });
  }),
);

describe('the ways of a shipment', () => {
  test.each([...steps])('%s leads to %s', (step, next) => {
    const [flow, ...rest] = step.split(' ');
    const event = rest.at(-1) as OrderEvent;
    const status = rest.slice(0, -1).join(' ');
    expect(transition(flow as Flow, status, event)).toBe(next);
  });

  test('there is no step beside them', () => {
    const flows: Flow[] = ['parcel', 'pickup', 'counter', 'return', 'register'];
    const possible = flows.flatMap((flow) =>
      Object.keys(statusTable[flow]).flatMap((status) =>
        events
          .filter((event) => transition(flow, status, event) !== undefined)
          .map((event) => `${flow} ${status} ${event}`),
      ),
    );
    expect(new Set(possible)).toEqual(new Set(steps.keys()));
  });
});

describe('the status of an order', () => {
  test.each<[OrderStatus[], OrderStatus]>([
    [['UNDELIVERABLE', 'DELIVERED'], 'UNDELIVERABLE'],
    [['UNKNOWN_STATUS', 'DELAYED'], 'UNKNOWN_STATUS'],
    [['COMPLETE'], 'COMPLETE'],
    [['NO_PENDING_ACTION', 'NO_PENDING_ACTION'], 'NO_PENDING_ACTION'],
    [['COMPLETE', 'NO_PENDING_ACTION'], 'COMPLETE'],
    [['PICKED UP', 'PICKED UP'], 'PICKED UP'],
    [['COMPLETE', 'SHIPPED'], 'SHIPPED'],
    [['NO_PENDING_ACTION', 'PROCESSING'], 'PROCESSING'],
    [['OUT FOR DELIVERY', 'SHIPPED'], 'SHIPPED_MULTIPLE'],
    [['OUT FOR DELIVERY', 'READY FOR PICK UP'], 'SHIPPED_MULTIPLE'],
    [['OUT FOR DELIVERY'], 'OUT FOR DELIVERY'],
    [['ORDER READY', 'READY'], 'ORDER READY'],
    [['READY', 'READY FOR PICK UP'], 'ORDER READY'],
    [['SUBMITTED', 'PROCESSING'], 'SUBMITTED'],
    [['SHIPPED_MULTIPLE'], 'UNKNOWN_STATUS'],
    [['SHIPPED_MULTIPLE', 'READY'], 'UNKNOWN_STATUS'],
  ])('%j make %s', (shipments, status) => expect(orderStatusOf(shipments)).toBe(status));
});
