import { isB2cError, type AddressAnswer } from '@driveline/api';
import { checkoutMutations } from '@driveline/hooks';
import { data, redirect } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { leaveTarget } from './leaveTarget.ts';
import { addressBody, validateContact } from './contactFields.ts';
import { stepPath } from './steps.ts';

/** Contact and address of the order; a wrong field, an unknown address or a refusal gives back all that was typed. */
export async function saveContact({ client, market, form }: ActionData) {
  const typed = textsOf(form);
  const { containsShipToHomeItem: isShipped } = await client.call('checkout.state');
  const { values, issues } = validateContact(market, isShipped, typed);
  const fault = (more: Partial<CheckoutFault>) =>
    data<CheckoutFault>({ step: 'contact', values: typed, ...more }, { status: 422 });
  if (issues.length > 0) return fault({ issues });
  try {
    const body = addressBody(values, market, isShipped, form.has('useAsEntered'));
    const addressChoice = choiceOf(await checkoutMutations.setAddress(client).mutate(body));
    if (addressChoice && !form.has('useAsEntered')) return fault({ addressChoice });
  } catch (error) {
    if (!isB2cError(error) || leaveTarget(error)) throw error;
    return fault({ message: error.message });
  }
  return redirect(stepPath('payment'), 303);
}

/** CART-038: what the shopper is asked about an address that is not known as typed. */
function choiceOf({ validation, suggestions }: AddressAnswer): CheckoutFault['addressChoice'] {
  if (validation === 'editNotFound') return { suggestions, mayUseAsEntered: true };
  if (validation === 'notFoundWithoutSuggestion') return { suggestions: [], mayUseAsEntered: false };
  return suggestions.length > 0 ? { suggestions, mayUseAsEntered: true } : undefined;
}
