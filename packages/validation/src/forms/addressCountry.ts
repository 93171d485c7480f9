import { alphanumericsOf } from '../characters.ts';
import type { CountryOptions } from '../options.ts';

/**
 * Country of an address in a market of several (CONF-007): that of its state, else that of its postal code, else
 * the market's first.
 */
export function addressCountry(
  { state, zipCode }: { readonly state?: string | undefined; readonly zipCode?: string | undefined },
  { countries }: { readonly countries: readonly CountryOptions[] },
): CountryOptions | undefined {
  const code = alphanumericsOf(zipCode ?? '');
  return (
    countries.find(({ stateCode }) => stateCode !== undefined && stateCode === state) ??
    countries.find(({ postalPrefixes = [] }) => postalPrefixes.some((prefix) => code.startsWith(prefix))) ??
    countries[0]
  );
}
