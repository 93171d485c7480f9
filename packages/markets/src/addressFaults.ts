import type { Market } from './market.ts';
import { faultIf, holds, repeated, type MarketFault } from './marketFault.ts';

const slots = (format: string): number => format.replace(/[^#A]/g, '').length;

/** Whether the letters and digits of an example fill one of the formats exactly. */
function fits(example: string, formats: readonly string[]): boolean {
  const count = example.replace(/[^0-9A-Z]/gi, '').length;
  return formats.some((format) => slots(format) === count);
}

/** Of an example that no format holds. */
export function exampleFault(
  path: string,
  { example, formats }: { example: string; formats: readonly string[] },
): MarketFault[] {
  return faultIf(
    !fits(example, formats),
    path,
    `'${example}' fits none of ${formats.join(', ')}`,
    'Error texts quote it',
    'write an example with as many digits and letters as a format has places',
  );
}

function codeFaults({ postalCode, phone }: Market): MarketFault[] {
  const { formats, pattern, example, digitsSent } = postalCode;
  return [
    ...exampleFault('postalCode.example', postalCode),
    ...exampleFault('phone.example', phone),
    ...faultIf(
      !holds(() => new RegExp(`^(?:${pattern})$`).test(example)),
      'postalCode.pattern',
      `does not match the example '${example}'`,
      'The browser would refuse what the rule accepts',
      'write the pattern of the formats',
    ),
    ...faultIf(
      !holds(() => new RegExp(`^(?:${pattern})$`).test(example.toLowerCase())),
      'postalCode.pattern',
      `does not match the example in lower case, '${example.toLowerCase()}'`,
      'Without script nothing turns what a shopper types into capitals',
      'write both cases of each letter',
    ),
    ...faultIf(
      formats.some((format) => slots(format) < digitsSent),
      'postalCode.digitsSent',
      `${digitsSent} is more than a format has`,
      'The server would get a short code',
      'write the digits of the shortest format, or fewer',
    ),
  ];
}

function schemaFaults({ address: { fields, wire } }: Market): MarketFault[] {
  const names = fields.map((field) => field.name);
  const twice = repeated(names);
  const lines = Object.values(wire);
  const mapped = [...new Set(lines.flatMap((parts) => parts.map((part) => part.field)))];
  const lost = names.find((name) => !mapped.includes(name));
  const stranger = mapped.find((field) => !names.includes(field));
  const bare = lines.flatMap((parts) => parts.slice(1)).find((part) => !part.prefix);
  return [
    ...faultIf(
      twice !== undefined,
      'address.fields',
      `'${twice}' is listed twice`,
      'Two inputs would share one value',
      'name each field once',
    ),
    ...faultIf(
      lost !== undefined,
      'address.wire',
      `'${lost}' is mapped nowhere`,
      'What a shopper types there would be lost',
      'add it to address1 or address2',
    ),
    ...faultIf(
      stranger !== undefined,
      'address.wire',
      `'${stranger}' is not a field`,
      'The line would always miss it',
      `use one of ${names.join(', ')}`,
    ),
    ...faultIf(
      bare !== undefined,
      'address.wire',
      `'${bare?.field}' follows another part without a prefix`,
      'A saved address could not be taken apart',
      "give it one, as ', '",
    ),
  ];
}

function countryFaults({ countries, states }: Market): MarketFault[] {
  const codes = countries.map((country) => country.code);
  const stateCodes = states.map((state) => state.code);
  const strange = countries.find(
    ({ stateCode }) => stateCode !== undefined && !stateCodes.includes(stateCode),
  );
  const twice = repeated(stateCodes);
  return [
    ...faultIf(
      codes.length === 0 || repeated(codes) !== undefined || !codes.every((code) => /^[A-Z]{2}$/.test(code)),
      'countries',
      'codes are missing, repeated or not two letters',
      'An address needs its one country',
      "name each country once, as 'US'",
    ),
    ...faultIf(
      strange !== undefined,
      'states',
      `'${strange?.stateCode}' is missing`,
      'A country is found by its state',
      'add it to the list',
    ),
    ...faultIf(
      twice !== undefined,
      'states',
      `'${twice}' is listed twice`,
      'A state is found by its code',
      'list each code once',
    ),
  ];
}

/** Faults of the address schema, postal code, phone, countries and states. */
export function addressFaults(market: Market): MarketFault[] {
  return [...codeFaults(market), ...schemaFaults(market), ...countryFaults(market)];
}
