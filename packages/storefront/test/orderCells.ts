import type { Order, OrderEntry, OutputOf, Shipment } from '@driveline/api';
import type { Market } from '@driveline/markets';

/** What is bought, or comes back, and how. */
interface Kind {
  readonly name: string;
  readonly orderType: string;
  readonly shipmentType: Shipment['shipmentType'];
  readonly isCore?: boolean;
  readonly statuses: readonly string[];
}

const ended = ['CANCELLATION IN PROGRESS', 'CANCELLED'];
const parcel = [
  ...['SUBMITTED', 'PROCESSING', 'DELAYED', 'READY TO SHIP', 'SHIPPED', 'OUT FOR DELIVERY'],
  ...['ISSUE WITH DELIVERY', 'UNKNOWN_STATUS', 'UNDELIVERABLE', 'NO_PENDING_ACTION', 'DELIVERED', 'COMPLETE'],
  ...['SHIPPED_MULTIPLE', 'DELIVERED_MULTIPLE'],
  ...ended,
];
const atStore = [
  'SUBMITTED',
  'PROCESSING',
  'DELAYED',
  'READY FOR PICK UP',
  'PICKED UP',
  'COMPLETE',
  ...ended,
];
const pickup = [...atStore, 'ORDER READY'];
const counter = atStore.map((status) => (status === 'READY FOR PICK UP' ? 'READY' : status));

/** Statuses of an order as a whole, with those of its shipments. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  'ORDER READY': ['READY FOR PICK UP'],
  SHIPPED_MULTIPLE: ['SHIPPED', 'READY TO SHIP'],
  DELIVERED_MULTIPLE: ['DELIVERED', 'SHIPPED'],
};
const back = ['SUBMITTED', 'PROCESSING', 'COMPLETE', 'CANCELLED'];

/** Every status that docs/orders.md has for it. */
const kinds: readonly Kind[] = [
  { name: 'Delivery', orderType: 'ONLINEORDER', shipmentType: 'regular', statuses: parcel },
  { name: 'Next-day delivery', orderType: 'ONLINEORDER', shipmentType: 'nextday', statuses: parcel },
  { name: 'Pickup', orderType: 'ONLINEORDER', shipmentType: 'instore', statuses: pickup },
  { name: 'Order at the counter', orderType: 'STOREORDER', shipmentType: 'instore', statuses: counter },
  {
    name: 'Bought at the register',
    orderType: 'INSTOREORDER',
    shipmentType: 'instore',
    statuses: ['COMPLETE'],
  },
  {
    name: 'Adjustment at the register',
    orderType: 'Adjustment',
    shipmentType: 'instore',
    statuses: ['COMPLETE', 'NO_PENDING_ACTION'],
  },
  { name: 'Return to a store', orderType: 'RETURN', shipmentType: 'instore', statuses: back },
  { name: 'Return by mail', orderType: 'RETURN', shipmentType: 'regular', statuses: back },
  { name: 'Core to a store', orderType: 'RETURN', shipmentType: 'instore', isCore: true, statuses: back },
  { name: 'Core by mail', orderType: 'RETURN', shipmentType: 'regular', isCore: true, statuses: back },
];

export interface Cell {
  readonly kind: Kind;
  readonly status: string;
  /** The way to pay later that it waits for. */
  readonly unpaid?: string;
  /** What is told besides: the new day of what is late, a store that is shut now. */
  readonly variant?: Variant;
  readonly order: Order;
  readonly row: OutputOf<'orders.history'>['orders'][number];
}

const LATER = ['pix', 'boleto', 'oxxo', 'spei'] as const;
type Later = (typeof LATER)[number];

/** In which status there is more than one thing to say. */
const VARIANTS = {
  'new date': ['DELAYED'],
  'store closed': ['READY FOR PICK UP', 'READY'],
  'day over': ['SUBMITTED', 'SHIPPED', 'OUT FOR DELIVERY'],
  'new date over': ['DELAYED', 'SHIPPED'],
} as const satisfies Record<string, readonly string[]>;
type Variant = keyof typeof VARIANTS;

/** As the server words it. */
const CLOSED: Readonly<Record<string, string>> = {
  us: 'Closed · opens tomorrow 7:30 AM',
  mx: 'Cerrada · abre mañana a las 08:00',
  br: 'Fechada · abre amanhã às 08:00',
};

/** Every state of every kind of order in a market, made of an order that it has. */
export function cellsOf(order: Order, market: Market): Cell[] {
  const { payments } = market;
  const ways = LATER.filter((id) => payments.methods.some((method) => method.id === id && method.enabled));
  return kinds.flatMap((kind) => [
    ...kind.statuses.flatMap((status) => [
      cellOf(order, market, kind, { status }),
      ...(Object.keys(VARIANTS) as Variant[])
        .filter((variant) => kind.orderType !== 'RETURN' && VARIANTS[variant].some((each) => each === status))
        .map((variant) => cellOf(order, market, kind, { status, variant })),
    ]),
    ...(kind.orderType === 'ONLINEORDER'
      ? ways.map((unpaid) => cellOf(order, market, kind, { status: 'PROCESSING', unpaid }))
      : []),
  ]);
}

const hasArrived = (status: string) => ['DELIVERED', 'PICKED UP', 'COMPLETE'].includes(status);

/** What can still come back: the part once it has arrived, and its old one. */
const backOf = ({ orderType }: Kind, status: string) =>
  orderType === 'ONLINEORDER' && hasArrived(status)
    ? { returnable: 1, returnBy: '2036-12-25', coreReturnable: 1, coreReturnBy: '2036-12-25' }
    : {};

interface State {
  readonly status: string;
  readonly unpaid?: Later;
  readonly variant?: Variant;
}

function cellOf(order: Order, { code, currency }: Market, kind: Kind, state: State): Cell {
  const { status: orderStatus, unpaid, variant } = state;
  const { orderType, shipmentType, isCore = false } = kind;
  const [entry] = order.orders;
  const [shipment] = entry!.shipmentInfoList;
  const [line] = shipment!.lineItemList;
  const { store, ...rest } = shipment!;
  // Far enough that no page calls it today; or behind any.
  const promised = variant?.endsWith('over') ? '2016-11-25' : '2036-11-25';
  const statuses = WHOLE[orderStatus] ?? [orderStatus];
  const arrived = shipmentType === 'instore' ? 'PICKED UP' : 'DELIVERED';
  const changed: OrderEntry = {
    ...entry!,
    orderType,
    orderStatus,
    // A server that would cancel anything, and names a code for all: the table decides.
    canCancel: true,
    ...(unpaid && { payBy: '2026-11-23T15:00:00Z' }),
    shipmentInfoList: statuses.map((status, at) => ({
      ...rest,
      shipmentId: `${rest.shipmentId}${at || ''}`,
      ...(shipmentType === 'instore' && {
        store: { ...store!, ...(variant === 'store closed' && { messageToDisplay: CLOSED[code] ?? '' }) },
      }),
      shipmentType,
      orderStatus: status,
      canCancel: true,
      pickupCode: 'K7M2QX',
      estimatedDeliveryDate: promised + (shipmentType === 'instore' ? 'T20:00:00Z' : ''),
      ...(variant?.startsWith('new date') && {
        formerDeliveryDate: variant === 'new date' ? '2036-11-20' : '2016-11-20',
      }),
      history: [
        { orderStatus: 'SUBMITTED', at: '2026-11-20T15:00:00Z' },
        ...(hasArrived(status) ? [{ orderStatus: arrived, at: '2026-11-21T15:00:00Z' }] : []),
      ],
      lineItemList: [{ ...line!, afterSale: { ...line!.afterSale!, isCore, ...backOf(kind, status) } }],
    })),
  };
  const amount = order.grandOrderPriceInfo.totalPrice;
  return {
    kind,
    status: orderStatus,
    ...(unpaid && { unpaid }),
    ...(variant && { variant }),
    order: {
      ...order,
      orders: [changed],
      ...(unpaid && {
        paymentInstructions: {
          ...{ paymentMethod: unpaid, kind: unpaid, status: 'waiting', amount, code: '0123456789' },
          payBy: '2026-11-23T15:00:00Z',
        },
      }),
    },
    row: { ...changed, currency: currency.code, totalPrice: amount, itemCount: 1 },
  };
}
