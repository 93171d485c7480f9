import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStatuses, statusLabelKey, type OrderStatus } from '@driveline/api/contract';
import { knownStatus, orderStatusOf } from './orderStatus.ts';
import { events, flowOf, statusTable, transition, type Flow } from './statusTable.ts';

const flows = Object.keys(statusTable) as Flow[];
const statusesOf = (flow: Flow) => Object.keys(statusTable[flow]) as OrderStatus[];

describe('the table of statuses', () => {
  test('[ACCT-044] every status of the wire is reached by a shipment or derived for an order', () => {
    const shipments = new Set(flows.flatMap(statusesOf));
    const derived = new Set<OrderStatus>();
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...shipments), { maxLength: 4 }), (list) => {
        derived.add(orderStatusOf(list));
      }),
      { seed: 7, numRuns: 2000 },
    );
    expect(new Set([...shipments, ...derived])).toEqual(new Set(orderStatuses));
  });

  test('each event leads to a status of the same flow', () => {
    for (const flow of flows) {
      for (const row of Object.values(statusTable[flow])) {
        for (const next of Object.values(row)) expect(statusesOf(flow)).toContain(next);
      }
    }
  });

  test('no sequence of events leaves the table, and none gets out of an end', () => {
    const event = fc.constantFrom(...events);
    fc.assert(
      fc.property(fc.constantFrom(...flows), fc.array(event, { maxLength: 30 }), (flow, sequence) => {
        let status: OrderStatus = flow === 'register' ? 'COMPLETE' : 'SUBMITTED';
        const ends = new Set<OrderStatus>();
        for (const each of sequence) {
          const next = transition(flow, status, each);
          if (ends.has(status)) expect(next).toBeUndefined();
          status = next ?? status;
          expect(statusesOf(flow)).toContain(status);
          if (Object.keys(statusTable[flow][status] ?? {}).length === 0) ends.add(status);
        }
      }),
    );
  });

  test('what left the shop is not cancelled any more', () => {
    const gone: OrderStatus[] = [
      'SHIPPED',
      'OUT FOR DELIVERY',
      'DELIVERED',
      'PICKED UP',
      'COMPLETE',
      'CANCELLED',
    ];
    for (const flow of flows) {
      for (const status of gone) expect(transition(flow, status, 'cancel')).toBeUndefined();
    }
  });

  test('a status that nobody knows goes nowhere and reads as unknown', () => {
    for (const each of events) expect(transition('parcel', 'TELEPORTED', each)).toBeUndefined();
    expect(knownStatus('TELEPORTED')).toBe('UNKNOWN_STATUS');
  });

  test.each([
    ['ONLINEORDER', 'PICKUP', 'pickup'],
    ['ONLINEORDER', 'NEXT_DAY', 'parcel'],
    ['STOREORDER', 'PICKUP', 'counter'],
    ['RETURN', 'STANDARD', 'return'],
    ['INSTOREORDER', 'PICKUP', 'register'],
    ['Adjustment', 'PICKUP', 'register'],
  ])('%s by %s is a %s', (type, fulfilment, flow) => expect(flowOf(type, fulfilment)).toBe(flow));

  test('[ACCT-044] each has a label key of its own', () => {
    const keys = orderStatuses.map(statusLabelKey);
    expect(new Set(keys).size).toBe(orderStatuses.length);
    expect(statusLabelKey('READY FOR PICK UP')).toBe('label_orderStatus_ready_for_pick_up');
  });
});

describe('the status of an order', () => {
  test.each<[OrderStatus[], OrderStatus]>([
    [['SUBMITTED'], 'SUBMITTED'],
    [['READY FOR PICK UP'], 'ORDER READY'],
    [['READY'], 'ORDER READY'],
    [['READY FOR PICK UP', 'PROCESSING'], 'PROCESSING'],
    [['READY TO SHIP', 'PROCESSING'], 'PROCESSING'],
    [['READY TO SHIP', 'READY FOR PICK UP'], 'READY TO SHIP'],
    [['SHIPPED'], 'SHIPPED'],
    [['SHIPPED', 'PROCESSING'], 'SHIPPED_MULTIPLE'],
    [['SHIPPED', 'SHIPPED'], 'SHIPPED_MULTIPLE'],
    [['SHIPPED', 'CANCELLED'], 'SHIPPED'],
    [['OUT FOR DELIVERY', 'OUT FOR DELIVERY'], 'OUT FOR DELIVERY'],
    [['DELIVERED'], 'DELIVERED'],
    [['DELIVERED', 'SHIPPED'], 'DELIVERED_MULTIPLE'],
    [['DELIVERED', 'DELIVERED'], 'DELIVERED_MULTIPLE'],
    [['DELIVERED', 'CANCELLED'], 'DELIVERED'],
    [['PICKED UP', 'SHIPPED'], 'SHIPPED'],
    [['PICKED UP', 'DELIVERED'], 'COMPLETE'],
    [['PICKED UP', 'READY FOR PICK UP'], 'ORDER READY'],
    [['DELIVERED', 'ISSUE WITH DELIVERY'], 'ISSUE WITH DELIVERY'],
    [['SHIPPED', 'DELAYED'], 'DELAYED'],
    [['CANCELLED', 'CANCELLED'], 'CANCELLED'],
    [['CANCELLED', 'CANCELLATION IN PROGRESS'], 'CANCELLATION IN PROGRESS'],
    [[], 'UNKNOWN_STATUS'],
  ])('%j make %s', (shipments, status) => expect(orderStatusOf(shipments)).toBe(status));

  test('does not depend on the order of the shipments', () => {
    const any = fc.constantFrom(...orderStatuses);
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), (list) => {
        expect(orderStatusOf(list.toReversed())).toBe(orderStatusOf(list));
        expect(orderStatuses).toContain(orderStatusOf(list));
      }),
    );
  });
});
