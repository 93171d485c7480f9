import { isB2cError } from '@driveline/api';
import { dealMutations } from '@driveline/hooks';
import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';

/** Why the parts of a deal, or a code, could not go into the cart. */
export type DealFault = { readonly message: string };

/** Puts the parts of a deal into the cart together (CATALOG-040, API-111). */
export async function dealAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, form } = await actionDataOf(args);
  const { dealId = '' } = textsOf(form);
  return toCart(dealMutations.addToCart(client).mutate({ dealId }));
}

/** The cart shows what came of it; a refusal stays on the page. */
export async function toCart(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<DealFault>({ message: error.message }, { status: error.status ?? 503 });
  }
  return redirect('/cart', 303);
}
