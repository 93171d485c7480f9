import { isB2cError } from '@driveline/api';
import { buyAgain, orderMutations, orderQueries, startReturn } from '@driveline/hooks';
import { toOrderLookup, trackOrderForm, type Values } from '@driveline/validation';
import { data, redirect } from 'react-router-dom';
import { actionDataOf, textsOf, type ActionData, type RouteArgs } from '../../data/actionData.ts';
import { requestDataOf } from '../../data/requestData.ts';
import { handlerOf, type Handlers } from '../../intents/formIntents.ts';
import { formAction } from '../../session/formAction.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import * as paths from '../../paths/index.ts';
type Change = ActionData & { readonly orderId: string; readonly typed: Values };

const ofOrder: Handlers<(change: Change) => Promise<unknown>> = {
  'cancel-order': async ({ client, orderId, typed: { reason = '' } }) => {
    await orderMutations.cancelOrder(client).mutate({ orderId, reason });
    return done(orderId, 'cancelled');
  },
  'cancel-shipment': async ({ client, orderId, typed: { shipmentId = '', reason = '' } }) => {
    await orderMutations.cancelShipment(client).mutate({ orderId, shipmentId, reason });
    return done(orderId, 'cancelled');
  },
  'return-parts': comesBack,
  'return-core': comesBack,
};

async function comesBack({ client, orderId, typed }: Change) {
  const number = await startReturn(client, orderId, typed);
  // Without a message nothing was chosen, which the page says in its own words.
  return number === undefined ? refused({ values: typed }, 422) : done(number, 'returned');
}

/** Every post of an order's page; what is refused says why at its form, and the page stays (ACCT-047, PLUS-024). */
export async function orderAction(args: RouteArgs) {
  const asked = await actionDataOf(args);
  const typed = textsOf(asked.form);
  const run = handlerOf(ofOrder, typed['intent']);
  try {
    return await run({ ...asked, orderId: args.params['orderId'] ?? '', typed });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return refused({ values: typed, message: error.message }, error.status);
  }
}

const refused = (answer: FormAnswer, status = 503) => data<FormAnswer>(answer, { status });

/** The page again, which says what was done. */
const done = (orderId: string, what: 'cancelled' | 'returned') =>
  redirect(`${paths.order(orderId)}?done=${what}`, 303);

/** Parts of an order that are not sold any more, by name. */
export type BuyAgainAnswer = Awaited<ReturnType<typeof buyAgain>>;

const ofHistory: Handlers<(asked: ActionData) => Promise<unknown>> = {
  'buy-again': async ({ client, shop, form }) => {
    const { orderId = '' } = textsOf(form);
    const { queryClient } = requestDataOf(shop);
    const order = await queryClient.fetchQuery(orderQueries.detail(client, orderId));
    const answer = await buyAgain(client, order);
    if (answer.missing.length === 0) return redirect(paths.cart(), 303);
    return data<BuyAgainAnswer>(answer, { status: 422 });
  },
};

/** 'Buy again' of an order, from the history and from the order's own page. */
export async function historyAction(args: RouteArgs) {
  const asked = await actionDataOf(args);
  return handlerOf(ofHistory, asked.form.get('intent'))(asked);
}

/** Finds an order, whose page this session may then see; what was typed stays when there is none (ACCT-048). */
export const trackOrderAction = formAction({
  'track-order': {
    rules: ({ market }) => trackOrderForm(market),
    // An order that nobody knows is no page that nobody knows.
    isSaidAbove: true,
    save: async ({ client, market, values }) => {
      const order = await orderMutations.lookupOrder(client).mutate(toOrderLookup(values, market));
      return paths.order(order.orders[0]?.orderId ?? '');
    },
  },
});
