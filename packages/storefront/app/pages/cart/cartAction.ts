import { isB2cError } from '@driveline/api';
import {
  acceptedMisfits,
  checkoutMutations,
  collectAt,
  deliverTo,
  keepRefusal,
  PAYPAL,
  suggestPlace,
  verifyCart,
  type IneligibleItems,
} from '@driveline/hooks';
import { ownPath } from '@driveline/hooks/session';
import { placeForm } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { data, redirect, redirectDocument } from 'react-router-dom';
import { actionDataOf, textsOf, type ActionData, type RouteArgs } from '../../data/actionData.ts';
import { changeCode } from '../../parts/cart/changeCode.ts';
import { leaveTarget, ownRefusal } from '../../parts/cart/leaveTarget.ts';
import { marketModuleOf } from '../../shop/marketModules.server.ts';
import * as paths from '../../paths/index.ts';

/** Why the cart cannot be bought as it is, or be changed so. */
export type CartFault = {
  readonly messages: readonly string[];
  /** What the store cannot hand out, of a cart that was to be picked up there (CART-012). */
  readonly notAtStore?: IneligibleItems;
  /** A postal code that cannot be one. */
  readonly place?: { readonly typed: string; readonly message: string };
};

/** Every post of the cart's page but those of its lines; what stands in the way shows above the lines. */
export async function cartAction(args: RouteArgs) {
  const asked = await actionDataOf(args);
  const { intent, postalCode = '' } = textsOf(asked.form);
  try {
    if (intent === 'estimate') return await estimate(asked);
    if (intent === 'pick-up-all') return await pickUpAll(asked);
    if (intent !== 'apply-promo' && intent !== 'remove-promo') return await checkOut(asked);
    return await changeCode(
      asked,
      intent,
      paths.cart(postalCode && `${new URLSearchParams({ postalCode })}`),
    );
  } catch (error) {
    if (!isB2cError(error)) throw error;
    const left = leaveTarget(error);
    return left ? redirect(left, 303) : refused({ messages: [error.message] });
  }
}

/** Delivery to a code: of the cart, or of a part, whose page then has the code in its address (PLUS-060). */
async function estimate({ client, form, market, shop }: ActionData) {
  const typed = textsOf(form);
  const { returnTo = '' } = typed;
  const { issues, values } = placeForm(market).validate(typed);
  const { postalCode = '' } = values;
  const { issueMessages } = marketModuleOf(shop.record.market);
  const [wrong] = issues.map((issue) => issueText(issue, issueMessages));
  const part = returnTo.startsWith('/') && ownPath(returnTo);
  if (!part) {
    if (wrong) return refused({ messages: [], place: { typed: typed['postalCode'] ?? '', message: wrong } });
    return redirect(paths.cart(await deliverTo(client, postalCode)), 303);
  }
  const fault = wrong
    ? { errorMessageKey: 'error_zip_invalid', message: wrong }
    : await suggestPlace(client, postalCode).then(() => undefined, ownRefusal);
  const { pathname, searchParams, hash } = new URL(part, 'http://page');
  if (!fault) searchParams.set('postalCode', postalCode);
  if (!fault) return redirect(`${pathname}?${searchParams}${hash}`, 303);
  searchParams.set('notice', keepRefusal(shop, fault));
  searchParams.set('typed', typed['postalCode'] ?? '');
  // Loaded as a whole with script too: the sentence comes with the document, which gives its field the focus.
  return redirectDocument(`${pathname}?${searchParams}#deliver-to`, 303);
}

const refused = (fault: CartFault) => data(fault, { status: 422 });

/** 'Pick up everything' (API-077): all of it, or none and what is in the way (CART-012). */
async function pickUpAll({ client, form }: ActionData) {
  const notAtStore = await collectAt(client, textsOf(form)['storeNumber'] ?? '');
  return notAtStore.length === 0 ? redirect(paths.cart(), 303) : refused({ messages: [], notAtStore });
}

/** 'Check out': the cart is verified first (CART-011). */
async function checkOut({ client, form }: ActionData) {
  const { commerceId = '' } = textsOf(form);
  const answer = await verifyCart(client, commerceId, acceptedMisfits(form));
  if (answer.eligible && form.get('wallet') === PAYPAL) {
    const { redirectURL } = await checkoutMutations.startPaypal(client).mutate({ origin: 'cart' });
    return redirectDocument(redirectURL, 303);
  }
  if (answer.eligible) return redirect(paths.checkout(), 303);
  const messages = [...answer.checkoutMessageData, ...answer.cartItemError.map((it) => it.errorMessage)];
  return refused({ messages: [...new Set(messages)] });
}
