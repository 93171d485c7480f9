import { isB2cError } from '@driveline/api';
import { promoMutations } from '@driveline/hooks';
import { data, redirect } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import type { CartFault } from './cartAction.ts';

/** What the forms of the cart's codes send as `intent`. */
export const promoIntents = { apply: 'apply-promo', remove: 'remove-promo' } as const;

const MOST_LETTERS = 60;

/** Puts a code on the cart or takes one off (CART-018); what was refused stays in its field. */
export async function promoAction({ client, form }: ActionData, kind: keyof typeof promoIntents) {
  const { promoCode = '', postalCode } = textsOf(form);
  const mutation = kind === 'apply' ? promoMutations.claim(client) : promoMutations.revoke(client);
  try {
    await mutation.mutate({ promoCode: promoCode.trim() });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    const promo = { typed: promoCode.slice(0, MOST_LETTERS), message: error.message };
    return data<CartFault>({ messages: [], promo }, { status: 422 });
  }
  return redirect(postalCode ? `/cart?${new URLSearchParams({ postalCode })}` : '/cart', 303);
}
