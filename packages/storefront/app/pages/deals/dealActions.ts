import { isB2cError, type B2cClient } from '@driveline/api';
import { dealItems, dealMutations, promoMutations } from '@driveline/hooks';
import type { Values } from '@driveline/validation';
import { data, redirect } from 'react-router-dom';
import { actionDataOf, textsOf, type RouteArgs } from '../../data/actionData.ts';
import * as paths from '../../paths/index.ts';
/** Why the parts of a deal, or a code, could not go into the cart. */
export type DealFault = { readonly message: string };

/** The action of offers that go into the cart, which shows what came of it; a refusal stays on the page. */
const toCart = (add: (client: B2cClient, typed: Values) => Promise<unknown>) => async (args: RouteArgs) => {
  const { client, form } = await actionDataOf(args);
  try {
    await add(client, textsOf(form));
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<DealFault>({ message: error.message }, { status: error.status ?? 503 });
  }
  return redirect(paths.cart(), 303);
};

/** Puts the parts of a deal that its card shows into the cart together, and no others (CATALOG-040, API-111). */
export const dealAction = toCart((client, { dealId = '', parts }) =>
  dealMutations.addToCart(client).mutate({ dealId, ...dealItems(parts) }),
);

/** Applies a code to the cart, which shows what it saves (CATALOG-044, API-086). */
export const couponAction = toCart((client, { promoCode = '' }) =>
  promoMutations.claim(client).mutate({ promoCode }),
);
