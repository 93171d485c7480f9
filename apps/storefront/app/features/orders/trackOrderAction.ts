import { isB2cError, type Order } from '@driveline/api';
import { orderMutations } from '@driveline/hooks';
import { toOrderLookup, trackOrderForm, type Issue } from '@driveline/validation';
import { data, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';

export type TrackOrderAnswer =
  | { readonly order: Order }
  | {
      readonly issues: readonly Issue[];
      readonly values: Readonly<Record<string, string>>;
      readonly message?: string;
    };

/** Finds an order; what was typed stays when there is none. */
export async function trackOrderAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, market, form } = await actionDataOf(args);
  const typed = textsOf(form);
  const { values, issues } = trackOrderForm(market).validate(typed);
  if (issues.length > 0) return data<TrackOrderAnswer>({ issues, values: typed }, { status: 422 });
  try {
    return data<TrackOrderAnswer>({
      order: await orderMutations.lookupOrder(client).mutate(toOrderLookup(values, market)),
    });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<TrackOrderAnswer>(
      { issues: [], values: typed, message: error.message },
      { status: error.status ?? 503 },
    );
  }
}
