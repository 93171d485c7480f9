import { isB2cError } from '@driveline/api';
import { checkoutMutations } from '@driveline/hooks';
import { giftCardForm } from '@driveline/validation';
import { data, redirect } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { leaveTarget } from './leaveTarget.ts';
import { stepPath } from './steps.ts';

/** The way to pay on the wire. */
export const GIFT_CARD = 'giftCard';

/** Lets a gift card pay first. Number and PIN are typed again after a refusal: neither is sent back. */
export async function addGiftCard({ client, form }: ActionData) {
  const { values, issues } = giftCardForm().validate(textsOf(form));
  if (issues.length > 0) return data<CheckoutFault>({ step: 'payment', issues }, { status: 422 });
  return answered(
    checkoutMutations.addPayment(client).mutate({
      paymentMethod: GIFT_CARD,
      cardNumber: values['giftCardNumber'],
      pin: values['giftCardPin'],
    }),
  );
}

/** Takes a gift card off; what it paid is due another way again. */
export async function removeGiftCard({ client, form }: ActionData) {
  const { giftCardId = '' } = textsOf(form);
  return answered(checkoutMutations.removePayment(client).mutate({ paymentMethod: GIFT_CARD, giftCardId }));
}

async function answered(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!isB2cError(error) || leaveTarget(error)) throw error;
    return data<CheckoutFault>({ step: 'payment', giftCardMessage: error.message }, { status: 422 });
  }
  return redirect(stepPath('payment'), 303);
}
