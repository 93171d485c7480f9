import { digitsOf } from '../characters.ts';
import { formatExpiry } from '../formats/formatExpiry.ts';
import type { MarketOptions } from '../options.ts';
import { cardNumber } from '../rules/cardNumber/cardNumber.ts';
import { cardVendor } from '../rules/cardVendor/cardVendor.ts';
import { nameOnCard } from '../rules/city/city.ts';
import { expiry } from '../rules/expiry/expiry.ts';
import { securityCode } from '../rules/securityCode/securityCode.ts';
import { defineForm, type Form } from './form.ts';

/** Card fields of the payment provider's frame and page (CART-048, VALID-021). */
export function cardPaymentForm(
  {
    payments,
    extraNameLetters,
    countries = [],
  }: Pick<MarketOptions, 'payments' | 'extraNameLetters'> & Partial<Pick<MarketOptions, 'countries'>>,
  { now }: { readonly now?: Date } = {},
): Form {
  // A card names no address, so the letters of every country of the market may stand on it.
  const letters = extraNameLetters + countries.map((country) => country.extraNameLetters ?? '').join('');
  return defineForm([
    {
      name: 'cardNumber',
      check: (value) => cardNumber(value, payments),
      normalize: digitsOf,
    },
    { name: 'expiry', check: (value) => expiry(value, now ? { now } : {}), normalize: formatExpiry },
    {
      name: 'securityCode',
      check: (value, values) =>
        securityCode(value, cardVendor(values['cardNumber'] ?? '', payments.cardVendors)),
    },
    { name: 'nameOnCard', check: (value) => nameOnCard(value, { extraNameLetters: letters }) },
  ]);
}
