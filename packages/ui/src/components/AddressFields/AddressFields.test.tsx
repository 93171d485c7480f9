import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import * as styles from './AddressFields.css.ts';
import { AddressFields, type AddressFieldSpec } from './AddressFields.tsx';

const fields: AddressFieldSpec[] = [
  { name: 'address1', label: 'Street address', columns: 6, autoComplete: 'address-line1', maxLength: 40 },
  { name: 'address2', label: 'Apartment', columns: 6, optional: true },
  { name: 'colonia', label: 'Colonia', columns: 4, suggestions: ['Roma Norte', 'Roma Sur'] },
  {
    name: 'state',
    label: 'State',
    columns: 2,
    placeholder: 'Choose a state',
    options: [{ value: 'CA', label: 'California' }],
  },
];
const field = (name: string) => ({
  id: `at-${name}`,
  name,
  errorMessage: name === 'state' ? 'Choose your state' : undefined,
});

describeConformance(
  (props) => <AddressFields fields={fields} field={(name) => ({ id: name, name })} {...props} />,
  {
    refInstanceof: HTMLDivElement,
  },
);

test('[PLUS-023] draws the fields of a record in its order, each with what a browser fills in', () => {
  render(<AddressFields fields={fields} field={field} />);
  const street = screen.getByRole<HTMLInputElement>('textbox', { name: 'Street address' });
  expect(street.autocomplete).toBe('address-line1');
  expect(street.required).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Apartment/ }).required).toBe(false);
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels.map((label) => label?.split(' (')[0])).toEqual(fields.map(({ label }) => label));
});

test('[PLUS-023] on a phone what half a row would cut has a row of its own: a city, not a house number', () => {
  const narrow: AddressFieldSpec[] = [
    { name: 'city', label: 'City', columns: 2, maxLength: 60 },
    { name: 'number', label: 'Number', columns: 2, maxLength: 10 },
    { name: 'unit', label: 'Unit', columns: 1, maxLength: 10, optional: true },
    { name: 'state', label: 'State', columns: 2, options: [{ value: 'CA', label: 'California' }] },
  ];
  render(<AddressFields fields={narrow} field={(name) => ({ id: name, name })} />);
  const hasRow = ({ name }: AddressFieldSpec) =>
    document.getElementById(name)!.closest(`.${styles.alone.split(' ')[0]}`) !== null;
  expect(narrow.filter(hasRow).map(({ name }) => name)).toEqual(['city', 'unit', 'state']);
});

test('what the form says of a field holds where the record says nothing of it', () => {
  const said = { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 9 } as const;
  render(
    <AddressFields
      fields={[{ name: 'zip', label: 'ZIP code', columns: 2 }]}
      field={(name) => ({ id: name, name, ...said })}
    />,
  );
  const zip = screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code' });
  expect([zip.autocomplete, zip.inputMode, zip.maxLength]).toEqual(['postal-code', 'numeric', 9]);
});

test('a list stands beside free text, and states are a select with its error', () => {
  render(<AddressFields fields={fields} field={field} />);
  const colonia = screen.getByRole<HTMLInputElement>('combobox', { name: 'Colonia' });
  expect([...colonia.list!.options].map(({ value }) => value)).toEqual(['Roma Norte', 'Roma Sur']);
  const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
  expect(state.getAttribute('aria-invalid')).toBe('true');
  expect(state.id).toBe('at-state');
});
