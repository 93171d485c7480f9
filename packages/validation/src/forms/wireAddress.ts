import { formatPhone, phoneDigits } from '../formats/formatPhone.ts';
import { formatPostalCode, postalCharacters } from '../formats/formatPostalCode.ts';
import type { LinePart, MarketOptions, WireLine } from '../options.ts';
import { addressCountry } from './addressCountry.ts';
import type { Values } from './form.ts';

export type WireOptions = Pick<MarketOptions, 'countries' | 'postalCode' | 'phone' | 'address'>;

/** CART-035 with `postalCode` for `zipCode`, as the b2c server takes it. */
export type WireAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly state: string;
  /** Without its signs, as many characters as the market sends (CART-036). */
  readonly postalCode: string;
  readonly countryCode?: string;
  /** National digits only (CART-036). */
  readonly phoneNumber?: string;
  readonly email?: string;
};

/** A prefix as it stands at the start of a line, where its joining signs have nothing to join. */
function leading(prefix: string): string {
  return prefix.replace(/^[\s,-]+/, '');
}

function joined(values: Values, parts: readonly LinePart[]): string {
  let line = '';
  for (const { field, prefix = '' } of parts) {
    const value = values[field]?.trim();
    if (value) line += (line === '' ? leading(prefix) : prefix) + value;
  }
  return line;
}

/** Folds the inputs of a market's address form into the wire's ten fields (CART-035, CART-036). */
export function toWireAddress(values: Values, options: WireOptions): WireAddress {
  const line = (name: WireLine): string => joined(values, options.address.wire[name]);
  const [address2, state, zipCode] = [line('address2'), line('state'), line('zipCode')];
  const countryCode = addressCountry({ state, zipCode }, options)?.code;
  const phoneNumber = phoneDigits(values['phoneNumber'] ?? '', options.phone);
  const email = values['email']?.trim();
  return {
    firstName: values['firstName']?.trim() ?? '',
    lastName: values['lastName']?.trim() ?? '',
    address1: line('address1'),
    ...(address2 && { address2 }),
    city: line('city'),
    state,
    postalCode: postalCharacters(zipCode, options.postalCode).slice(0, options.postalCode.digitsSent),
    ...(countryCode && { countryCode }),
    ...(phoneNumber && { phoneNumber }),
    ...(email && { email }),
  };
}

/** Where a part begins in a line: a required one at the last place of its prefix, an optional one at the first. */
function partAt(line: string, prefix: string, isRequired: boolean): readonly [start: number, length: number] {
  const start = isRequired ? line.lastIndexOf(prefix) : line.indexOf(prefix);
  if (start >= 0) return [start, prefix.length];
  const lead = leading(prefix);
  return lead !== '' && line.startsWith(lead) ? [0, lead.length] : [-1, 0];
}

/** Takes a saved address apart into the inputs of a market's form; what has no prefix stays in the first part. */
export function fromWireAddress(wire: Partial<WireAddress>, options: WireOptions): Record<string, string> {
  const values: Record<string, string> = {
    firstName: wire.firstName ?? '',
    lastName: wire.lastName ?? '',
    phoneNumber: formatPhone(wire.phoneNumber ?? '', options),
    email: wire.email ?? '',
  };
  const zipCode = formatPostalCode(wire.postalCode ?? '', options);
  for (const [name, parts] of Object.entries(options.address.wire)) {
    let line = { ...wire, zipCode }[name as WireLine] ?? '';
    for (const { field, prefix = '' } of parts.toReversed()) {
      const isRequired = options.address.fields.some((each) => each.name === field && each.required);
      const [start, length] = prefix === '' ? [0, 0] : partAt(line, prefix, isRequired);
      values[field] = start < 0 ? '' : line.slice(start + length);
      if (start >= 0) line = line.slice(0, start);
    }
  }
  return values;
}
