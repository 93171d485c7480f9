import { isB2cError } from '@driveline/api';
import { orderMutations } from '@driveline/hooks';
import { toOrderLookup, trackOrderForm, type Issue } from '@driveline/validation';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';
import { orderPath } from './paths.ts';

export type TrackOrderAnswer = {
  readonly issues: readonly Issue[];
  readonly values: Readonly<Record<string, string>>;
  readonly message?: string;
};

/** Finds an order, whose page this session may then see; what was typed stays when there is none (ACCT-048). */
export async function trackOrderAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, market, form } = await actionDataOf(args);
  const typed = textsOf(form);
  const { values, issues } = trackOrderForm(market).validate(typed);
  if (issues.length > 0) return data<TrackOrderAnswer>({ issues, values: typed }, { status: 422 });
  try {
    const order = await orderMutations.lookupOrder(client).mutate(toOrderLookup(values, market));
    return redirect(orderPath(order.orders[0]?.orderId ?? ''), 303);
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<TrackOrderAnswer>(
      { issues: [], values: typed, message: error.message },
      { status: error.status ?? 503 },
    );
  }
}
