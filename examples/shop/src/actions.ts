import type { B2cClient } from '@driveline/api';
import {
  ANY_CARD,
  cartMutations,
  checkoutMutations,
  commitOrder,
  readAddItem,
  readLine,
  readOrderForm,
  readUpdateItem,
  sendContact,
  vehicleMutations,
} from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { quantity, type Values } from '@driveline/validation';
import { refused, type Posted } from './page.ts';
import { sayIssue } from './words.ts';

/** Where to go next, or what the page shows of a form that was not accepted. */
type Answer = string | Posted;
type Action = (client: B2cClient, form: Values, url: URL, data: FormData) => Promise<Answer>;

const PAYMENT = '/checkout?step=payment';

/** What a form does, by its `intent`. */
const actions: Readonly<Record<string, Action>> = {
  async 'use-vehicle'(client, { catalogVehicleId = '' }) {
    await vehicleMutations.setVehicle(client).mutate({ catalogVehicleId });
    return '/';
  },
  async 'answer-fit'(client, { questionId = '', value = '', unknown }, url) {
    await vehicleMutations.answerQuestion(client).mutate({ questionId, value: unknown ? null : value });
    return url.pathname;
  },
  async 'add-to-cart'(client, _form, _url, data) {
    await cartMutations.addItem(client).mutate(readAddItem(data));
    return '/cart';
  },
  async 'update-line'(client, _form, _url, data) {
    await cartMutations.updateItem(client).mutate(readUpdateItem(data));
    return '/cart';
  },
  async 'remove-line'(client, _form, _url, data) {
    await cartMutations.removeItem(client).mutate(readLine(data));
    return '/cart';
  },
  async 'save-contact'(client, form) {
    const refusal = await sendContact(client, us, form, 'useAsEntered' in form);
    if (!refusal) return PAYMENT;
    const { error, ...posted } = refusal;
    return error ? refused(error, form) : posted;
  },
  async 'pay-by-card'(client, _form, { origin }) {
    const session = { returnUrl: `${origin}/checkout/return` };
    return (await checkoutMutations.startPaymentSession(client).mutate(session)).pageUrl;
  },
  /** Back from the gateway with a token, or from the bank with its answer. A visit buys nothing: the button does. */
  async return(client, { token, challenge = '' }) {
    if (token) await checkoutMutations.addPayment(client).mutate({ paymentMethod: ANY_CARD, token });
    return `${PAYMENT}&challenge=${encodeURIComponent(challenge)}`;
  },
  async 'place-order'(client, form, _url, data) {
    const { body, seen } = readOrderForm(data);
    const answer = await commitOrder(client, us, body, { seen });
    return 'error' in answer ? refused(answer.error, form) : (answer.challenge?.url ?? '/confirmation');
  },
};

/** @returns undefined for a form that no page has */
export async function act(client: B2cClient, url: URL, data: FormData): Promise<Answer | undefined> {
  const form = Object.fromEntries(data) as Values;
  const { intent = '', quantity: typed = '1' } = form;
  const issue = quantity(typed, { min: 0 });
  if (issue) return { values: form, message: sayIssue(issue) };
  const action = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  return action?.(client, form, url, data).catch((error: unknown) => refused(error, form));
}
