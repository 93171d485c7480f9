import type { Flow, OrderEvent } from '../status/statusTable.ts';

/** What happens next to a shipment that is left alone, and after how many minutes. */
export type Pace = Readonly<Partial<Record<Flow, Readonly<Record<string, readonly [OrderEvent, number]>>>>>;

/** Minutes where the world has days: an order is delivered within the hour. */
export const demonstrationPace: Pace = {
  pickup: {
    SUBMITTED: ['accept', 2],
    PROCESSING: ['ready', 5],
    DELAYED: ['ready', 5],
    'READY FOR PICK UP': ['collect', 60],
  },
  counter: { SUBMITTED: ['accept', 2], PROCESSING: ['ready', 5], READY: ['collect', 60] },
  parcel: {
    SUBMITTED: ['accept', 2],
    PROCESSING: ['pack', 5],
    DELAYED: ['pack', 5],
    'READY TO SHIP': ['ship', 5],
    SHIPPED: ['dispatch', 10],
    'OUT FOR DELIVERY': ['deliver', 15],
    UNKNOWN_STATUS: ['dispatch', 10],
    'ISSUE WITH DELIVERY': ['deliver', 15],
  },
  return: { SUBMITTED: ['receive', 30] },
};
