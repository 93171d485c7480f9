import { data, redirect, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, type ActionData } from '../../data/actionData.ts';
import { chooseDelivery } from './chooseDelivery.ts';
import { leaveTarget } from '../cart/index.ts';
import { choosePayment } from './payment.ts';
import { placeOrder } from './placeOrder.ts';
import { saveContact } from './saveContact.ts';
import { addTender, removeTender } from './tenders.ts';

const byIntent: Readonly<Record<string, (action: ActionData) => Promise<unknown>>> = {
  'choose-delivery': chooseDelivery,
  'save-contact': saveContact,
  'choose-payment': choosePayment,
  'add-tender': addTender,
  'remove-tender': removeTender,
  'place-order': placeOrder,
};

/** Every post of the checkout; each step's form says which by its intent. */
export async function checkoutAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const action = await actionDataOf(args);
  if (!action.market.checkout.enabled) return redirect('/');
  const run = byIntent[String(action.form.get('intent'))];
  if (!run) throw data(null, { status: 400 });
  try {
    return await run(action);
  } catch (error) {
    const left = leaveTarget(error);
    if (left) return redirect(left, 303);
    throw error;
  }
}
