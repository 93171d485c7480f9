import { isB2cError } from '@driveline/api';
import { dealMutations, promoMutations } from '@driveline/hooks';
import { data, redirect } from 'react-router-dom';
import { actionDataOf, textsOf, type RouteArgs } from '../../data/actionData.ts';
import * as paths from '../../paths/index.ts';
/** Why the parts of a deal, or a code, could not go into the cart. */
export type DealFault = { readonly message: string };

/** Puts the parts of a deal into the cart together (CATALOG-040, API-111). */
export async function dealAction(args: RouteArgs) {
  const { client, form } = await actionDataOf(args);
  const { dealId = '' } = textsOf(form);
  return toCart(dealMutations.addToCart(client).mutate({ dealId }));
}

/** Applies a code to the cart, which shows what it saves (CATALOG-044, API-086). */
export async function couponAction(args: RouteArgs) {
  const { client, form } = await actionDataOf(args);
  const { promoCode = '' } = textsOf(form);
  return toCart(promoMutations.claim(client).mutate({ promoCode }));
}

/** The cart shows what came of it; a refusal stays on the page. */
async function toCart(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<DealFault>({ message: error.message }, { status: error.status ?? 503 });
  }
  return redirect(paths.cart(), 303);
}
