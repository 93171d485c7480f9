import { formatPostalCode } from '../formats/formatPostalCode.ts';
import type { AddressFieldOptions, MarketOptions } from '../options.ts';
import { cityAmong } from '../rules/city/city.ts';
import { postalCode } from '../rules/postalCode/postalCode.ts';
import { state } from '../rules/state/state.ts';
import { streetAddress } from '../rules/streetAddress/streetAddress.ts';
import { addressCountry } from './addressCountry.ts';
import { contactFields, type ContactName } from './contactFields.ts';
import { defineForm, type Form, type FormField } from './form.ts';

export type AddressFormOptions = Pick<
  MarketOptions,
  'phone' | 'countries' | 'states' | 'postalCode' | 'address'
>;

/** What a choice from a list sends for a value that the list does not have, which is typed then. */
export const OTHER_CHOICE = 'other:';

/** All cities that addresses of a state may name; undefined where those are too many to list. */
export const citiesOf = (
  { states }: Pick<MarketOptions, 'states'>,
  state: string | undefined,
): readonly string[] | undefined => states.find(({ code }) => code === state?.trim())?.cities;

function checkOf(field: AddressFieldOptions, options: AddressFormOptions): FormField['check'] {
  const { kind, name, required } = field;
  if (kind === 'postalCode') {
    return (value, values) => postalCode(value, options, addressCountry(values, options));
  }
  if (kind === 'state') return (value) => state(value, options);
  if (options.address.wire.city.some((part) => part.field === name)) {
    return (value, values) =>
      cityAmong(value, citiesOf(options, values[options.address.wire.state[0]?.field ?? '']));
  }
  return (value) => streetAddress(value, { required });
}

const chosen = (value: string): string => (value === OTHER_CHOICE ? '' : value);

function addressField(field: AddressFieldOptions, options: AddressFormOptions): FormField {
  const { name, kind, maxLength, onlyCountries } = field;
  const check = checkOf(field, options);
  return {
    name,
    maxLength,
    check: (value, values) => check(chosen(value), values),
    ...(kind === 'postalCode' && { normalize: (value) => formatPostalCode(value, options) }),
    ...(kind === 'list' && { normalize: chosen }),
    ...(onlyCountries && {
      when: (values) => onlyCountries.includes(addressCountry(values, options)?.code ?? ''),
    }),
  };
}

/**
 * Address form of a market: names, its own address fields in its own order, phone and email (CART-035, VALID-007).
 * @param contact which of the four to ask; an address whose contact stands elsewhere asks the names alone
 */
export function addressForm(
  options: AddressFormOptions,
  contact: readonly ContactName[] = ['firstName', 'lastName', 'phoneNumber', 'email'],
): Form {
  const contacts = contactFields(options);
  const isName = (name: ContactName): boolean => name === 'firstName' || name === 'lastName';
  return defineForm([
    ...contact.filter(isName).map((name) => contacts[name]),
    ...options.address.fields.map((field) => addressField(field, options)),
    ...contact.filter((name) => !isName(name)).map((name) => contacts[name]),
  ]);
}
