import { toMinor, isB2cError } from '@driveline/api';
import { checkoutMutations } from '@driveline/hooks';
import { giftCardForm } from '@driveline/validation';
import { data } from 'react-router-dom';
import { actionDataOf, textsOf, type RouteArgs } from '../../data/actionData.ts';
import type { FormAnswer } from '../../shop/formAnswer.ts';

/** What a card holds, in minor units of the market's currency. */
export type Balance = { readonly balanceMinor: number; readonly lastFour: string };

/** Asks what a card holds (CART-056). Number and PIN go back into no page. */
export async function giftCardAction(args: RouteArgs) {
  const { client, market, form } = await actionDataOf(args);
  const { values, issues } = giftCardForm().validate(textsOf(form));
  if (issues.length > 0) return data<FormAnswer>({ values: {}, issues }, { status: 422 });
  const { giftCardNumber: cardNumber = '', giftCardPin: pin = '' } = values;
  try {
    const { balance } = await checkoutMutations.giftCardBalance(client).mutate({ cardNumber, pin });
    return data<Balance>({
      balanceMinor: toMinor(balance, market.currency.minorDigits),
      lastFour: cardNumber.slice(-4),
    });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    const { message, errorMessageKey, status = 503 } = error;
    // Of the pair it is not told which was wrong; the number is where one begins again.
    const isUnknown = errorMessageKey === 'error_giftcard_unknown';
    if (isUnknown) return data<FormAnswer>({ values: {}, message, at: 'giftCardNumber' }, { status: 422 });
    return data<FormAnswer>({ values: {}, message }, { status });
  }
}
