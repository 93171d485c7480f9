import { isB2cError } from '@driveline/api';
import { promoMutations } from '@driveline/hooks';
import { data, redirect } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import type { FormIntent } from '../../intents/formIntents.ts';

/** A code that was refused, and why. */
export type PromoFault = { readonly typed: string; readonly message: string };

/** What the forms of codes send as `intent`. */
export type PromoIntent = Extract<FormIntent, 'apply-promo' | 'remove-promo'>;

const MOST_LETTERS = 60;

/**
 * Puts a code on the cart or takes one off (CART-018); what was refused stays in its field.
 * @param page that shows what it saves
 */
export async function changeCode({ client, form }: ActionData, intent: PromoIntent, page: string) {
  const { promoCode = '' } = textsOf(form);
  const change = intent === 'apply-promo' ? promoMutations.claim : promoMutations.revoke;
  try {
    await change(client).mutate({ promoCode: promoCode.trim() });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    const promo: PromoFault = { typed: promoCode.slice(0, MOST_LETTERS), message: error.message };
    return data({ messages: [], promo }, { status: 422 });
  }
  return redirect(page, 303);
}
