import type { Market } from './market.ts';
import type { MarketFault } from './marketFault.ts';
import { repeated } from './repeated.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether the digits of an example fill one of the formats exactly. */
function fits(example: string, formats: readonly string[]): boolean {
  const count = digitsOf(example).length;
  return formats.some((format) => format.split('#').length - 1 === count);
}

function codeFaults({ postalCode, phone }: Market): MarketFault[] {
  const faults: MarketFault[] = [];
  if (!fits(postalCode.example, postalCode.formats)) {
    faults.push({
      path: 'postalCode.example',
      what: `'${postalCode.example}' fits none of ${postalCode.formats.join(', ')}`,
      why: 'Error texts quote it',
      fix: 'write an example with as many digits as a format has #',
    });
  }
  if (!new RegExp(`^(?:${postalCode.pattern})$`).test(postalCode.example)) {
    faults.push({
      path: 'postalCode.pattern',
      what: `does not match the example '${postalCode.example}'`,
      why: 'The browser would refuse what the rule accepts',
      fix: 'write the pattern of the formats',
    });
  }
  if (!postalCode.formats.every((format) => format.split('#').length - 1 >= postalCode.digitsSent)) {
    faults.push({
      path: 'postalCode.digitsSent',
      what: `${postalCode.digitsSent} is more than a format has`,
      why: 'The server would get a short code',
      fix: 'write the digits of the shortest format, or fewer',
    });
  }
  if (!fits(phone.example, phone.formats)) {
    faults.push({
      path: 'phone.example',
      what: `'${phone.example}' fits none of ${phone.formats.join(', ')}`,
      why: 'Error texts quote it',
      fix: 'write an example with as many digits as a format has #',
    });
  }
  return faults;
}

function schemaFaults({ address, states, countries }: Market): MarketFault[] {
  const faults: MarketFault[] = [];
  const names = address.fields.map((field) => field.name);
  const twice = repeated(names);
  if (twice !== undefined) {
    faults.push({
      path: 'address.fields',
      what: `'${twice}' stands twice`,
      why: 'Two inputs would share one value',
      fix: 'name each field once',
    });
  }
  const mapped = new Set(Object.values(address.wire).flatMap((parts) => parts.map((part) => part.field)));
  for (const name of names.filter((name) => !mapped.has(name))) {
    faults.push({
      path: 'address.wire',
      what: `'${name}' is mapped nowhere`,
      why: 'What a shopper types there would be lost',
      fix: 'add it to address1 or address2',
    });
  }
  for (const field of [...mapped].filter((field) => !names.includes(field))) {
    faults.push({
      path: 'address.wire',
      what: `'${field}' is no field`,
      why: 'The line would always miss it',
      fix: `use one of ${names.join(', ')}`,
    });
  }
  const codes = states.map((state) => state.code);
  const strange = countries.find(({ stateCode }) => stateCode !== undefined && !codes.includes(stateCode));
  if (repeated(codes) !== undefined || strange !== undefined) {
    faults.push({
      path: 'states',
      what: strange === undefined ? 'a code stands twice' : `'${strange.stateCode}' is missing`,
      why: 'A state is found by its code',
      fix: 'list each code once',
    });
  }
  return faults;
}

/** Faults of the address schema, postal code, phone and states. */
export function addressFaults(market: Market): MarketFault[] {
  return [...codeFaults(market), ...schemaFaults(market)];
}
