import { isB2cError } from '@driveline/api';
import { checkoutMutations } from '@driveline/hooks';
import { giftCardNumber, giftCardPin } from '@driveline/validation';
import { data, redirect } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { stepPath } from './steps.ts';

/** The way to pay on the wire. */
export const GIFT_CARD = 'giftCard';

/** Lets a gift card pay first. Number and PIN are typed again after a refusal: neither is sent back. */
export async function addGiftCard({ client, form }: ActionData) {
  const { giftCardNumber: cardNumber = '', giftCardPin: pin = '' } = textsOf(form);
  const issues = [giftCardNumber(cardNumber), giftCardPin(pin)].filter((issue) => issue !== undefined);
  if (issues.length > 0) return data<CheckoutFault>({ step: 'payment', issues }, { status: 422 });
  return answered(
    checkoutMutations.addPayment(client).mutate({
      paymentMethod: GIFT_CARD,
      cardNumber: digits(cardNumber),
      pin: digits(pin),
    }),
  );
}

/** Takes a gift card off; what it paid is due another way again. */
export async function removeGiftCard({ client, form }: ActionData) {
  const { giftCardId = '' } = textsOf(form);
  return answered(checkoutMutations.removePayment(client).mutate({ paymentMethod: GIFT_CARD, giftCardId }));
}

const digits = (typed: string) => typed.replace(/\D/g, '');

async function answered(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!isB2cError(error) || error.errorMessageKey === 'error_session_idle') throw error;
    return data<CheckoutFault>({ step: 'payment', giftCardMessage: error.message }, { status: 422 });
  }
  return redirect(stepPath('payment'), 303);
}
