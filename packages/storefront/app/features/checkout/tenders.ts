import { isB2cError } from '@driveline/api';
import { checkoutMutations } from '@driveline/hooks';
import { giftCardForm } from '@driveline/validation';
import { data, redirect } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { leaveTarget } from '../cart/index.ts';
import { stepPath } from './steps.ts';

/** What pays first, by its name on the wire: cards with a number and a PIN, and the rewards of who is signed in. */
export const CARD_TENDERS = ['giftCard', 'merchandiseCard'] as const;
export const REWARDS = 'loyaltyCard';

export type CardTender = (typeof CARD_TENDERS)[number];
export type Tender = CardTender | typeof REWARDS;

const isCardTender = (name: string): name is CardTender => CARD_TENDERS.some((it) => it === name);
export const isTender = (name: string): name is Tender => isCardTender(name) || name === REWARDS;

/** Lets a card or rewards pay first. Number and PIN are typed again after a refusal: neither is sent back. */
export async function addTender({ client, form }: ActionData) {
  const typed = textsOf(form);
  const { paymentMethod = '' } = typed;
  if (!isTender(paymentMethod)) throw data(null, { status: 400 });
  const add = (card: { cardNumber?: string | undefined; pin?: string | undefined } = {}) =>
    answered(paymentMethod, checkoutMutations.addPayment(client).mutate({ paymentMethod, ...card }));
  if (!isCardTender(paymentMethod)) return add();
  const { values, issues } = giftCardForm().validate(typed);
  if (issues.length > 0) {
    return data<CheckoutFault>({ step: 'payment', issues, tender: { paymentMethod } }, { status: 422 });
  }
  return add({ cardNumber: values['giftCardNumber'], pin: values['giftCardPin'] });
}

/** Takes a card or rewards off; what was paid so is due another way again. */
export async function removeTender({ client, form }: ActionData) {
  const { paymentMethod = '', giftCardId = '' } = textsOf(form);
  return answered(
    paymentMethod,
    checkoutMutations.removePayment(client).mutate({ paymentMethod, giftCardId }),
  );
}

async function answered(paymentMethod: string, call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!isB2cError(error) || leaveTarget(error)) throw error;
    const tender = { paymentMethod, message: error.message };
    return data<CheckoutFault>({ step: 'payment', tender }, { status: 422 });
  }
  return redirect(stepPath('payment'), 303);
}
