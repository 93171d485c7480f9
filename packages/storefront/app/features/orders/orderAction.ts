import { isB2cError } from '@driveline/api';
import { orderMutations } from '@driveline/hooks';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf, type ActionData } from '../../data/actionData.ts';
import { buyAgain } from './buyAgain.ts';
import { isReturnReason, returnMethodOf } from './returnChoices.ts';
import { orderPath } from './paths.ts';

/** What was refused, at which form of the page. */
export type OrderFault = {
  readonly intent: string;
  readonly shipmentId?: string;
  readonly message: string;
  /** Nothing was chosen, which the page says in its own words. */
  readonly isEmpty?: boolean;
  readonly values: Readonly<Record<string, string>>;
};

type Change = ActionData & { readonly orderId: string; readonly typed: Readonly<Record<string, string>> };

const byIntent: Readonly<Record<string, (change: Change) => Promise<unknown>>> = {
  'cancel-order': cancelOrder,
  'cancel-shipment': cancelShipment,
  'return-parts': returnParts,
  'return-core': returnCore,
  'buy-again': buyAgain,
};

/** Every post of an order's page; what is refused says why at its form, and the page stays (ACCT-047, PLUS-024). */
export async function orderAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const asked = await actionDataOf(args);
  const typed = textsOf(asked.form);
  const { intent = '', shipmentId } = typed;
  const run = byIntent[intent];
  if (!run) throw data(null, { status: 400 });
  try {
    return await run({ ...asked, orderId: args.params['orderId'] ?? '', typed });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return fault(
      { intent, message: error.message, values: typed, ...(shipmentId && { shipmentId }) },
      error.status,
    );
  }
}

const fault = (answer: OrderFault, status = 503) => data<OrderFault>(answer, { status });

/** The page again, which says what was done. */
const done = (orderId: string, what: 'cancelled' | 'returned') =>
  redirect(`${orderPath(orderId)}?done=${what}`, 303);

async function cancelOrder({ client, orderId, typed: { reason = '' } }: Change) {
  await orderMutations.cancelOrder(client).mutate({ orderId, reason });
  return done(orderId, 'cancelled');
}

async function cancelShipment({ client, orderId, typed: { shipmentId = '', reason = '' } }: Change) {
  await orderMutations.cancelShipment(client).mutate({ orderId, shipmentId, reason });
  return done(orderId, 'cancelled');
}

const QUANTITY = 'quantity.';

/** Fields are named by their line: `quantity.<id>`, 0 for one that stays, and `reason.<id>`. */
async function returnParts({ client, orderId, typed }: Change) {
  const lines = Object.entries(typed).flatMap(([name, value]) => {
    if (!name.startsWith(QUANTITY) || !(Number(value) > 0)) return [];
    const commerceItemId = name.slice(QUANTITY.length);
    const reason = typed[`reason.${commerceItemId}`];
    return [
      {
        commerceItemId,
        quantity: Number(value),
        reason: isReturnReason(reason) ? reason : ('other' as const),
      },
    ];
  });
  if (lines.length === 0)
    return fault({ intent: 'return-parts', message: '', isEmpty: true, values: typed }, 422);
  const answer = await orderMutations
    .returnOrder(client)
    .mutate({ orderId, lines, method: returnMethodOf(typed) });
  return done(answer.orders[0]?.orderId ?? orderId, 'returned');
}

async function returnCore({ client, orderId, typed }: Change) {
  const { commerceItemId = '', quantity } = typed;
  const answer = await orderMutations
    .returnCore(client)
    .mutate({ orderId, commerceItemId, quantity: Number(quantity ?? 1), method: returnMethodOf(typed) });
  return done(answer.orders[0]?.orderId ?? orderId, 'returned');
}
