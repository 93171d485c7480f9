import type { OrderStatus } from '@driveline/api/contract';
import fc from 'fast-check';
import type { Services } from '../src/http/services.ts';
import { applyOrderEvent } from '../src/orders/lifecycle/applyOrderEvent.ts';
import { recoverSteps } from '../src/orders/lifecycle/runStep.ts';
import { flowOf, statusTable, type OrderEvent } from '../src/orders/status/statusTable.ts';
import { resumeMoves } from '../src/payments/settle/resumeMoves.ts';
import { rowsOf, type AfterSales, type Bought } from './purchase.ts';
import { signedIn } from './signedIn.ts';

const onward: Readonly<Record<string, OrderEvent>> = {
  SUBMITTED: 'accept',
  PROCESSING: 'pack',
  DELAYED: 'pack',
  'READY TO SHIP': 'ship',
  SHIPPED: 'deliver',
  'READY FOR PICK UP': 'collect',
  'ISSUE WITH DELIVERY': 'giveUp',
  DELIVERED: 'close',
  'PICKED UP': 'close',
};

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
  gateway: fc.record({
    kind: fc.constant('gateway' as const),
    mode: fc.constantFrom('refuse' as const, 'lost' as const),
  }),
  later: fc.record({ kind: fc.constant('later' as const), hours: fc.integer({ min: 1, max: 300 }) }),
};
const of = (weight: number, name: keyof typeof ways) => ({
  weight,
  arbitrary: ways[name] as fc.Arbitrary<Step>,
});
type Step = {
  [K in keyof typeof ways]: (typeof ways)[K] extends fc.Arbitrary<infer T> ? T : never;
}[keyof typeof ways];

const onItsWay = fc.array(
  fc.oneof(of(5, 'onward'), of(1, 'trouble'), of(1, 'cancel'), of(1, 'gateway'), of(1, 'later')),
  { maxLength: 5 },
);
const arriving = fc.constantFrom<Step[]>(
  [
    { kind: 'arrive', which: 0 },
    { kind: 'arrive', which: 1 },
  ],
  [{ kind: 'arrive', which: 0 }],
);
const coming = fc.array(
  fc.oneof(
    of(4, 'return'),
    of(5, 'receive'),
    of(1, 'core'),
    of(1, 'keep'),
    of(1, 'arrive'),
    of(1, 'cancel'),
    of(1, 'gateway'),
    of(1, 'later'),
  ),
  { minLength: 6, maxLength: 12 },
);
/** What happens to an order on its way, and after it has come. */
export const courses = fc.tuple(onItsWay, arriving, coming).map((phases) => phases.flat());

/** A sign-in lasts hours, an order weeks. */
const buyerOf = async ({ shop, clock }: AfterSales, { customerId }: Bought) =>
  (await signedIn(shop, { customer: { id: customerId }, at: clock.now() })).shopper;

const arrived = ['DELIVERED', 'PICKED UP'];

/** The next event of a shipment that goes its way. @returns its status then */
function goOn(
  office: Services,
  wish: { readonly orderId: string; readonly shipmentId: string },
  shipment: { readonly fulfilment: string; readonly status: string } | undefined,
): Promise<OrderStatus | undefined> {
  const { fulfilment = '', status = '' } = shipment ?? {};
  const row = statusTable[flowOf('ONLINEORDER', fulfilment)][status as OrderStatus] ?? {};
  const event = [onward[status], 'ready' as const].find((name) => name && row[name]);
  return event ? applyOrderEvent(office, { ...wish, event }) : Promise.resolve(undefined);
}

/** What a shopper, a warehouse or time may do; what is refused is no fault. */
export async function take(setting: AfterSales, one: Bought, given: Step): Promise<void> {
  const { shop, clock, book, office } = setting;
  const { shipments, items, returns } = await rowsOf(shop, one);
  const own = 'which' in given && given.which !== null ? given.which : 0;
  const shipment = shipments[own % shipments.length];
  const line = items.find(({ shipment_id }) => shipment_id === shipment?.id);
  const theReturn = returns.at(-1 - own);
  const wish = { orderId: one.id, shipmentId: shipment?.id ?? '' };
  const body = { orderId: one.number, commerceItemId: line?.id ?? '', method: 'store' as const };
  switch (given.kind) {
    case 'onward':
      await goOn(office, wish, shipment);
      return;
    case 'arrive':
      for (let at = shipment?.status; at && !arrived.includes(at);) {
        const next = await goOn(office, wish, { fulfilment: shipment?.fulfilment ?? '', status: at });
        at = next === at ? undefined : next;
      }
      return;
    case 'trouble':
      await applyOrderEvent(office, { ...wish, event: 'trouble' });
      return;
    case 'cancel':
      await (given.which === null
        ? (await buyerOf(setting, one)).call('orders.cancel', { body: { orderId: one.number, reason: 'x' } })
        : (await buyerOf(setting, one)).call('orders.cancelShipment', {
            body: { orderId: one.number, shipmentId: wish.shipmentId, reason: 'x' },
          }));
      return;
    case 'return': {
      const { commerceItemId, orderId, method } = body;
      const lines = [{ commerceItemId, quantity: given.quantity, reason: 'damaged' as const }];
      await (await buyerOf(setting, one)).call('orders.return', { body: { orderId, lines, method } });
      return;
    }
    case 'core':
      await (
        await buyerOf(setting, one)
      ).call('orders.returnCore', { body: { ...body, quantity: given.quantity } });
      return;
    case 'receive':
      if (theReturn)
        await applyOrderEvent(office, {
          orderId: theReturn.id,
          shipmentId: theReturn.shipmentId,
          event: 'receive',
        });
      return;
    case 'keep':
      if (theReturn)
        await (
          await buyerOf(setting, one)
        ).call('orders.cancel', { body: { orderId: theReturn.number, reason: 'x' } });
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
