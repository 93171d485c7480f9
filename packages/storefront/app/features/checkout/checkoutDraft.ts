import { keptCookieLine, readKeptCookie } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import { CHECKOUT_SIGN_IN_PATH } from '../sign-in/index.ts';
import { contactNames, OTHER_ADDRESS, SAVED_ADDRESS } from './contactFields.ts';
import { stepPath } from './steps.ts';

/**
 * What a guest has typed into the contact step, kept in a cookie while they sign in on another page: it comes back
 * whether or not a script runs, and whatever becomes of the cart that joins the account's (PLUS-050).
 */
export type CheckoutDraft = Readonly<Record<string, string>>;

const cookie = { name: 'checkoutDraft', path: '/checkout', seconds: 1800 };

export const checkoutDraftCookie = (draft: CheckoutDraft | null, isSecure: boolean) =>
  keptCookieLine(cookie, draft, isSecure);

/** The draft of a request; undefined without one or when the cookie is not ours. */
export const readCheckoutDraft = (header: string) => readKeptCookie(cookie, header, isDraft);

const isDraft = (value: unknown): value is CheckoutDraft =>
  Object.values(value as object).every((text) => typeof text === 'string');

/** Keeps what was typed and leads to the sign-in, which comes back to this step. */
export function signInFirst({ form, market, shop }: Pick<ActionData, 'form' | 'market' | 'shop'>) {
  const texts = textsOf(form);
  const names = [...contactNames(market), ...market.address.fields.map(({ name }) => name)];
  const typed = names.flatMap((name) => (texts[name] ? [[name, texts[name]] as const] : []));
  // The code alone may come from the cart.
  const hasAddress = market.address.fields.some(({ name, kind }) => kind !== 'postalCode' && texts[name]);
  const draft = { ...Object.fromEntries(typed), ...(hasAddress && { [SAVED_ADDRESS]: OTHER_ADDRESS }) };
  shop.setCookies.push(checkoutDraftCookie(draft, shop.record.origin.startsWith('https:')));
  const back = new URLSearchParams({ returnUrl: stepPath('contact') });
  return redirect(`${CHECKOUT_SIGN_IN_PATH}?${back}`, 303);
}
