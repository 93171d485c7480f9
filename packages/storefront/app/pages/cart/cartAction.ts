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
  wrongPlacePath,
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
  const [wrong] = issues.map((issue) => issueText(issue, marketModuleOf(shop.record.market).issueMessages));
  const part = returnTo.startsWith('/') && ownPath(returnTo);
  const answer = wrong
    ? { errorMessageKey: 'error_zip_invalid', message: wrong }
    : await (part ? suggestPlace : deliverTo)(client, postalCode).catch(ownRefusal);
  const url = new URL(part || paths.cart(), 'http://page');
  if (typeof answer === 'string') {
    if (!part) return redirect(paths.cart(answer), 303);
    url.searchParams.set('postalCode', postalCode);
    return redirect(`${url.pathname}${url.search}${url.hash}`, 303);
  }
  const place = { typed: typed['postalCode'] ?? '', message: answer.message ?? '' };
  if (!part) return refused({ messages: [], place });
  // Loaded as a whole with script too: the sentence comes with the document, which gives its field the focus.
  return redirectDocument(wrongPlacePath(url, keepRefusal(shop, answer), place.typed), 303);
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
