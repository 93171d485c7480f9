import { expect, test } from 'vitest';
import { addressSpecs } from './addressSpecs.ts';

const field = (name: string, kind: 'text' | 'state' | 'postalCode') =>
  ({ name, kind, required: true, maxLength: 30, columns: 2, labelKey: name, autoComplete: 'off' }) as const;
const market = {
  countries: [{ code: 'US' }],
  states: [
    { code: 'TN', name: 'Tennessee' },
    { code: 'AE', name: 'Armed Forces Europe', cities: ['APO', 'FPO'] },
  ],
  address: {
    fields: [field('zip', 'postalCode'), field('town', 'text'), field('region', 'state')],
    wire: {
      address1: [],
      address2: [],
      city: [{ field: 'town' }],
      state: [{ field: 'region' }],
      zipCode: [],
    },
  },
};
const specsOf = (values: Record<string, string>) =>
  addressSpecs(
    market,
    { values, choices: [], filledBy: undefined },
    { label: (key) => key, choose: 'Choose', fill: 'Fill', back: 'Back' },
  );

test('[PLUS-023] the city of a state that has few is one of these', () => {
  const [zip, town] = specsOf({ zip: '09012', region: 'AE' });
  expect(town).toMatchObject({
    options: [
      { value: 'APO', label: 'APO' },
      { value: 'FPO', label: 'FPO' },
    ],
    placeholder: 'Choose',
  });
  expect(zip).not.toHaveProperty('options');
});

test.each<Record<string, string>>([{ zip: '38103', region: 'TN' }, {}])(
  'the city of other states is a text',
  (values) => {
    expect(specsOf(values)[1]).not.toHaveProperty('options');
  },
);
