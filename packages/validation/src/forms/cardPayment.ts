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
  { payments }: Pick<MarketOptions, 'payments'>,
  { now }: { readonly now?: Date } = {},
): Form {
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
    { name: 'nameOnCard', check: nameOnCard },
  ]);
}
