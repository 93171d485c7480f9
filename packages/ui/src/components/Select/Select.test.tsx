import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Select } from './Select.tsx';

describeConformance(
  (props) => (
    <Select label="State" {...props}>
      <option value="CA">California</option>
    </Select>
  ),
  { refInstanceof: HTMLSelectElement },
);

test('the empty choice comes first', () => {
  render(
    <Select label="State" placeholder="Choose a state" errorMessage="Choose your state">
      <option value="CA">California</option>
    </Select>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
  expect(select.value).toBe('');
  expect([...select.options].map((option) => option.text)).toEqual(['Choose a state', 'California']);
  expect(select.getAttribute('aria-invalid')).toBe('true');
});

test('what a page says of the field besides is said after its error and help', () => {
  render(
    <Select label="State" description="Where you live" errorMessage="Choose it" aria-describedby="more" />,
  );
  const ids = screen.getByRole('combobox').getAttribute('aria-describedby')!.split(' ');
  expect(ids).toHaveLength(3);
  expect(ids.at(-1)).toBe('more');
});
