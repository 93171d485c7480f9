import type { Address } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import {
  addressCountry,
  citiesOf,
  cityAmong,
  firstName,
  lastName,
  phone,
  phoneDigits,
  postalCode,
  state,
  streetAddress,
  type Issue,
} from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { B2cError } from '../http/errors.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';
import { postalDigits } from '../stores/postalPoint.ts';

export const faultOf = (market: Market, field: string, issue: Issue): B2cError =>
  new B2cError('error_address_invalid', { field, text: issueText(issue, issueMessagesOf(market)) });

/**
 * What is wrong with an address by the rules of its market and country, each fault with its field and words.
 * @param prefix of the fields' names, e.g. `shippingAddress`; empty where the address is the whole body
 */
export function addressFaults(market: Market, address: Address, prefix: string): B2cError[] {
  const country = addressCountry({ state: address.state, zipCode: address.postalCode }, market);
  const checks: [keyof Address, Issue | undefined][] = [
    ['firstName', firstName(address.firstName)],
    ['lastName', lastName(address.lastName)],
    ['address1', streetAddress(address.address1)],
    ['address2', streetAddress(address.address2 ?? '', { required: false })],
    ['city', cityAmong(address.city, citiesOf(market, address.state))],
    ['state', state(address.state, market)],
    ['postalCode', postalCode(address.postalCode, market, country)],
    ['phoneNumber', address.phoneNumber ? phone(address.phoneNumber, market) : undefined],
  ];
  const faults = checks.flatMap(([name, issue]) =>
    issue ? [faultOf(market, named(prefix, name), issue)] : [],
  );
  const isForeign = address.countryCode && !market.countries.some(({ code }) => code === address.countryCode);
  return isForeign
    ? [
        ...faults,
        new B2cError('error_address_invalid', {
          field: named(prefix, 'countryCode'),
          textKey: 'error_address_country',
        }),
      ]
    : faults;
}

const named = (prefix: string, name: string): string => (prefix ? `${prefix}.${name}` : name);

/** As it is kept and sent: trimmed, digits where digits count, with its country. */
export function cleanAddress(market: Market, address: Address): Address {
  const { address2, phoneNumber } = address;
  const country = addressCountry({ state: address.state, zipCode: address.postalCode }, market);
  return {
    firstName: address.firstName.trim(),
    lastName: address.lastName.trim(),
    address1: address.address1.trim(),
    ...(address2?.trim() ? { address2: address2.trim() } : {}),
    city: citiesOf(market, address.state) ? address.city.trim().toUpperCase() : address.city.trim(),
    state: address.state.trim(),
    postalCode: postalDigits(market, address.postalCode) ?? address.postalCode,
    ...(country ? { countryCode: country.code } : {}),
    ...(phoneNumber ? { phoneNumber: phoneDigits(phoneNumber, market.phone) } : {}),
  };
}
