import { issue } from '../issue.ts';
import type { PostalCodeOptions } from '../options.ts';
import { postalCode } from '../rules/postalCode/postalCode.ts';
import { required } from '../rules/required/required.ts';
import { defineForm, type Form } from './form.ts';

/** One field: a postal code, or city and state (VEHST-025). What holds digits alone is tested as a postal code. */
export function storeSearchForm(options: { readonly postalCode: PostalCodeOptions }): Form {
  return defineForm([
    {
      name: 'location',
      maxLength: 100,
      check(value) {
        if (value === '') return required(value, 'location');
        if (/^[\d\s-]+$/.test(value)) return postalCode(value, options);
        return (value.match(/\p{L}/gu) ?? []).length < 2 ? issue('storeQuery.invalid') : undefined;
      },
    },
  ]);
}
