import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OTHER_CHOICE } from '@driveline/validation';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import * as styles from './AddressFields.css.ts';
import { AddressFields, type AddressFieldSpec } from './AddressFields.tsx';

const choicesOf = (values: readonly string[], value = '') => ({
  ...{ values, value },
  ...{ placeholder: 'Choose', other: 'Other colonia', back: 'Show list' },
});
const fields: AddressFieldSpec[] = [
  { name: 'address1', label: 'Street address', columns: 6, autoComplete: 'address-line1', maxLength: 40 },
  { name: 'address2', label: 'Apartment', columns: 6, optional: true },
  { name: 'colonia', label: 'Colonia', columns: 4, choices: choicesOf(['Roma Norte', 'Roma Sur']) },
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

test('states are a select with its error', () => {
  render(<AddressFields fields={fields} field={field} />);
  const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
  expect(state.getAttribute('aria-invalid')).toBe('true');
  expect(state.id).toBe('at-state');
});

describe('[PLUS-060] colonias of a postal code', () => {
  const colonia = (values: readonly string[], value = '') => (
    <AddressFields
      fields={[{ name: 'colonia', label: 'Colonia', columns: 6, choices: choicesOf(values, value) }]}
      field={field}
    />
  );
  const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Colonia' });
  const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Colonia' });

  test('are a choice whose last one lets one type another, and the way back', async () => {
    render(colonia(['Roma Norte', 'Roma Sur'], 'Roma Sur'));
    expect([...list().options].map(({ label }) => label)).toEqual([
      'Choose',
      'Roma Norte',
      'Roma Sur',
      'Other colonia',
    ]);
    expect(list().value).toBe('Roma Sur');
    await userEvent.selectOptions(list(), 'Other colonia');
    expect(document.activeElement).toBe(text());
    expect([text().value, text().name]).toEqual(['', 'colonia']);
    await userEvent.click(screen.getByRole('button', { name: 'Show list' }));
    expect(document.activeElement).toBe(list());
  });

  test.each([
    ['only one', ['Roma Norte'], 'Roma Norte'],
    ['none', [], ''],
    ['one that the shopper typed is not among them', ['Roma Norte', 'Roma Sur'], 'Mine'],
    ['another was chosen without script', ['Roma Norte', 'Roma Sur'], OTHER_CHOICE],
  ])('are a text while there is %s', (_name, values, value) => {
    render(colonia(values, value));
    expect(text().value).toBe(value === OTHER_CHOICE ? '' : value);
  });

  test('of another code become a choice, and do not take the field from a person who types in it', async () => {
    const { rerender } = render(colonia([]));
    await userEvent.type(text(), 'R');
    rerender(colonia(['Roma Norte', 'Roma Sur'], 'R'));
    expect(document.activeElement).toBe(text());
    text().blur();
    rerender(colonia(['Centro', 'Obispado']));
    expect(list().value).toBe('');
    rerender(colonia(['Centro']));
    expect(text().value).toBe('');
  });
});
