import {
  addMembership,
  changeWays,
  checkoutDraftCookie,
  contactDraft,
  deliveryDates,
  filledStep,
  MEMBERSHIP_FIELD,
  sendContact,
  SIGN_IN_FIRST,
  stepAfter,
} from '@driveline/hooks';
import { redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf, type ActionData } from '../../data/actionData.ts';
import { handlerOf, type Handlers } from '../../intents/formIntents.ts';
import { changeCode, type PromoIntent } from '../../parts/cart/changeCode.ts';
import { leaveTarget, ownRefusal } from '../../parts/cart/leaveTarget.ts';
import { checkoutOrder } from './checkoutOrder.ts';
import { choosePayment, payFirst, placeOrder, refuse, removeTender } from './paymentAction.ts';
import * as paths from '../../paths/index.ts';

const handlers: Handlers<(action: ActionData) => Promise<unknown>> = {
  'choose-delivery': chooseDelivery,
  'use-membership': takeMembership,
  'save-contact': saveContact,
  'choose-payment': choosePayment,
  'add-tender': payFirst,
  'remove-tender': removeTender,
  'place-order': placeOrder,
  'apply-promo': (action) => takeCode(action, 'apply-promo'),
  'remove-promo': (action) => takeCode(action, 'remove-promo'),
};

/** Every post of the checkout; each step's form says which by its intent. */
export async function checkoutAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const action = await actionDataOf(args);
  if (!action.market.checkout.enabled) return redirect(paths.home());
  const filled = await filledStep(action, action.market, textsOf(action.form));
  if (filled) return refuse(filled);
  const run = handlerOf(handlers, action.form.get('intent'));
  try {
    return await run(action);
  } catch (error) {
    const left = leaveTarget(error);
    if (left) return redirect(left, 303);
    throw error;
  }
}

/** A code, at whatever step it is typed (CART-018). */
const takeCode = (action: ActionData, intent: PromoIntent) =>
  changeCode(action, intent, paths.checkout(checkoutOrder.find((step) => step === action.form.get('step'))));

/** How each group of lines reaches its buyer. A refused method leaves the former one chosen (CART-033). */
async function chooseDelivery({ client, form }: ActionData) {
  try {
    const { cart } = await client.call('checkout.state');
    await changeWays(client, cart, form);
  } catch (error) {
    const { title, message } = ownRefusal(error);
    return refuse({ step: 'delivery', message: [title, message].filter(Boolean).join('. ') });
  }
  return redirect(paths.checkout(stepAfter('delivery', checkoutOrder)), 303);
}

/** A shipping membership that holds adds its delivery to the ways (CART-031). */
async function takeMembership({ client, form }: ActionData) {
  const values = textsOf(form);
  const refused = { step: 'delivery', values, at: MEMBERSHIP_FIELD } as const;
  try {
    const issues = await addMembership(client, values);
    return issues.length > 0 ? refuse({ ...refused, issues }) : redirect(paths.checkout('delivery'), 303);
  } catch (error) {
    return refuse({ ...refused, message: ownRefusal(error).message });
  }
}

/** Contact and address of the order; a wrong field, an unknown address or a refusal gives back all that was typed. */
async function saveContact({ client, market, shop, form }: ActionData) {
  const isSecure = shop.origin.startsWith('https:');
  const typed = textsOf(form);
  if (form.has(SIGN_IN_FIRST)) {
    // Comes back to this step.
    shop.setCookies.push(checkoutDraftCookie(paths.checkout(), contactDraft(market, typed), isSecure));
    const back = new URLSearchParams({ returnUrl: paths.checkout('contact') });
    return redirect(`${paths.checkoutSignIn()}?${back}`, 303);
  }
  const before = await deliveryDates(client);
  const refused = await sendContact(client, market, typed, form.has('useAsEntered'));
  if (refused) {
    const { error, ...fault } = refused;
    const refusal = error && ownRefusal(error);
    const said = refusal && { message: refusal.message, notice: refusal.errorMessageKey };
    return refuse({ step: 'contact', ...fault, ...said });
  }
  shop.setCookies.push(checkoutDraftCookie(paths.checkout(), null, isSecure));
  const next = paths.checkout(stepAfter('contact', checkoutOrder));
  const haveMoved = (await deliveryDates(client)) !== before;
  return redirect(haveMoved ? `${next}&notice=checkout.datesMoved` : next, 303);
}
