import type { OrderType } from '@driveline/api/contract';
import type { OrderEvent } from '../../src/orders/status/statusTable.ts';

/** One shipment of a sample: how it travels and what has happened to it. Its status follows from the table. */
export interface SampleShipment {
  readonly way: 'PICKUP' | 'STANDARD' | 'NEXT_DAY';
  readonly events: readonly OrderEvent[];
  /** Lines in it; the first part of each sample has a core deposit. */
  readonly lines?: number;
}

export interface SampleOrder {
  /** Two digits behind the person's name in the order's number. */
  readonly name: string;
  readonly type?: OrderType;
  readonly hoursAgo: number;
  readonly shipments: readonly SampleShipment[];
  /** A return of the first line of another sample of the same person. */
  readonly returnOf?: string;
  /** Hours until an unpaid order ends. */
  readonly payIn?: number;
}

const day = 24;
const shipped = ['accept', 'pack', 'ship'] as const;
const parcel = (...events: OrderEvent[]): SampleShipment => ({ way: 'STANDARD', events });
const pickup = (...events: OrderEvent[]): SampleShipment => ({ way: 'PICKUP', events });

/** Every status of orders and shipments once, and every type (docs/orders.md). */
const everyStatus: readonly SampleOrder[] = [
  { name: '01', hoursAgo: 1, shipments: [pickup()] },
  { name: '02', hoursAgo: 5, shipments: [parcel('accept')] },
  { name: '03', hoursAgo: 20, shipments: [parcel('accept', 'pack')] },
  { name: '04', hoursAgo: 22, shipments: [pickup('accept', 'ready')] },
  { name: '05', hoursAgo: 2 * day, shipments: [{ way: 'STANDARD', events: shipped, lines: 2 }] },
  { name: '06', hoursAgo: 3 * day, shipments: [parcel(...shipped, 'dispatch')] },
  {
    name: '07',
    hoursAgo: 6 * day,
    shipments: [{ way: 'STANDARD', events: [...shipped, 'dispatch', 'deliver'], lines: 3 }],
  },
  { name: '08', hoursAgo: 4 * day, shipments: [parcel('accept', 'delay')] },
  { name: '09', hoursAgo: 7 * day, shipments: [parcel(...shipped, 'dispatch', 'trouble')] },
  { name: '10', hoursAgo: 9 * day, shipments: [parcel(...shipped, 'trouble', 'giveUp')] },
  { name: '11', hoursAgo: 8 * day, shipments: [parcel(...shipped, 'lose')] },
  { name: '12', hoursAgo: 10 * day, shipments: [parcel('accept', 'cancel', 'cancelled')] },
  { name: '13', hoursAgo: 3, shipments: [pickup('accept', 'cancel')] },
  {
    name: '14',
    hoursAgo: 12 * day,
    shipments: [{ way: 'PICKUP', events: ['accept', 'ready', 'collect'], lines: 2 }],
  },
  { name: '15', hoursAgo: 20, shipments: [pickup('accept', 'ready'), { way: 'NEXT_DAY', events: shipped }] },
  {
    name: '16',
    hoursAgo: 3 * day,
    shipments: [{ way: 'NEXT_DAY', events: [...shipped, 'deliver'] }, parcel(...shipped)],
  },
  { name: '17', hoursAgo: 130 * day, shipments: [pickup('accept', 'ready', 'collect', 'close')] },
  { name: '18', hoursAgo: 15 * day, shipments: [parcel(...shipped, 'trouble', 'giveUp', 'close')] },
  { name: '19', type: 'STOREORDER', hoursAgo: 26, shipments: [pickup('accept', 'ready')] },
  {
    name: '20',
    type: 'INSTOREORDER',
    hoursAgo: 18 * day,
    shipments: [{ way: 'PICKUP', events: [], lines: 2 }],
  },
  { name: '21', type: 'INSTOREORDER', hoursAgo: 70 * day, shipments: [pickup()] },
  { name: '22', type: 'Adjustment', hoursAgo: 17 * day, shipments: [pickup()] },
  { name: '23', type: 'RETURN', returnOf: '07', hoursAgo: 2, shipments: [parcel()] },
  { name: '24', type: 'RETURN', returnOf: '14', hoursAgo: 3 * day, shipments: [pickup('receive')] },
  { name: '25', type: 'RETURN', returnOf: '16', hoursAgo: 12, shipments: [pickup('receive', 'refund')] },
  { name: '26', hoursAgo: 4, payIn: 40, shipments: [parcel()] },
];

const named = (...names: string[]): SampleOrder[] => everyStatus.filter(({ name }) => names.includes(name));

/** Who has which: customers by their role, and a guest who finds them by number and email or phone. */
export const samplesByPerson: Readonly<Record<string, readonly SampleOrder[]>> = {
  member: everyStatus,
  linked: named('04', '05', '07', '14', '20', '21', '22', '23'),
  type4: named('05', '14'),
  terms: named('07'),
  optin: named('04'),
  standalone: named('05', '12'),
  remembered: named('06', '17'),
  guest: named('01', '04', '05', '07', '12', '14', '15', '26'),
};
