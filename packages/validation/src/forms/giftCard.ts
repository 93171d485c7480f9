import { digitsOf } from '../characters.ts';
import { giftCardNumber, giftCardPin } from '../rules/giftCard/giftCard.ts';
import { defineForm, type Form } from './form.ts';

/** Number and PIN of a gift card, to pay with it or to ask what it holds (CART-056, API-061). */
export function giftCardForm(): Form {
  return defineForm([
    { name: 'giftCardNumber', check: giftCardNumber, normalize: digitsOf },
    { name: 'giftCardPin', check: giftCardPin, normalize: digitsOf },
  ]);
}
