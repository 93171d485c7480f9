import { isB2cError, type Address, type AddressAnswer, type B2cClient } from '@driveline/api';
import { checkoutMutations } from '@driveline/hooks';
import { data, redirect } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { leaveTarget } from '../cart/index.ts';
import { checkoutDraftCookie, signInFirst } from './checkoutDraft.ts';
import {
  addressBody,
  OTHER_ADDRESS,
  SAVED_ADDRESS,
  savedAddressId,
  SIGN_IN_FIRST,
  validateContact,
} from './contactFields.ts';
import { stepPath } from './steps.ts';

/** Contact and address of the order; a wrong field, an unknown address or a refusal gives back all that was typed. */
export async function saveContact({ client, market, shop, form }: ActionData) {
  if (form.has(SIGN_IN_FIRST)) return signInFirst({ form, market, shop });
  let typed = textsOf(form);
  const fault = (more: Partial<CheckoutFault>) =>
    data<CheckoutFault>({ step: 'contact', values: typed, ...more }, { status: 422 });
  try {
    const { containsShipToHomeItem: isShipped } = await client.call('checkout.state');
    const [known, saved] = await withSavedAddress(client, typed);
    typed = known;
    const { values, issues } = validateContact(market, isShipped, typed);
    if (issues.length > 0) return fault({ issues });
    const body = addressBody(values, market, isShipped, form.has('useAsEntered'), saved);
    const addressChoice = choiceOf(await checkoutMutations.setAddress(client).mutate(body));
    if (addressChoice && !form.has('useAsEntered')) return fault({ addressChoice });
  } catch (error) {
    if (!isB2cError(error) || leaveTarget(error)) throw error;
    return fault({ message: error.message });
  }
  shop.setCookies.push(checkoutDraftCookie(null, shop.record.origin.startsWith('https:')));
  return redirect(stepPath('payment'), 303);
}

/** One that was removed meanwhile is typed instead. */
async function withSavedAddress(
  client: B2cClient,
  typed: Texts,
): Promise<readonly [typed: Texts, saved?: Address]> {
  const id = savedAddressId(typed);
  if (id === undefined) return [typed];
  const { addresses } = await client.call('account.addresses');
  const saved = addresses.find(({ addressId }) => addressId === id);
  return saved ? [typed, saved.address] : [{ ...typed, [SAVED_ADDRESS]: OTHER_ADDRESS }];
}

type Texts = Readonly<Record<string, string>>;

/** CART-038: what the shopper is asked about an address that is not known as typed. */
function choiceOf({ validation, suggestions }: AddressAnswer): CheckoutFault['addressChoice'] {
  if (validation === 'editNotFound') return { suggestions, mayUseAsEntered: true };
  if (validation === 'notFoundWithoutSuggestion') return { suggestions: [], mayUseAsEntered: false };
  return suggestions.length > 0 ? { suggestions, mayUseAsEntered: true } : undefined;
}
