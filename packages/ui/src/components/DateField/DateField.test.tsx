import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { DateField } from './DateField.tsx';

describeConformance((props) => <DateField label="Last oil change" {...props} />, {
  refInstanceof: HTMLInputElement,
});

test('takes a day between two others', () => {
  render(<DateField label="Last oil change" min="2020-01-01" max="2026-11-21" defaultValue="2026-05-02" />);
  const input = screen.getByLabelText<HTMLInputElement>('Last oil change');
  expect([input.type, input.min, input.max, input.value]).toEqual([
    'date',
    '2020-01-01',
    '2026-11-21',
    '2026-05-02',
  ]);
});

test('[VALID-006] the error is tied to the day', () => {
  render(<DateField label="Last oil change" errorMessage="Give a day that has passed." />);
  const input = screen.getByLabelText('Last oil change');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Give a day that has passed.',
  );
});
