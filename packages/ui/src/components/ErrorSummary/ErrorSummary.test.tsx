import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { fieldId: 'zip', message: 'ZIP code has 5 digits, for example 92110.' },
  { fieldId: 'email', message: 'Enter an email.' },
];

describeConformance((props) => <ErrorSummary errors={errors} {...props} />, {
  refInstanceof: HTMLDivElement,
});

test('[PLUS-019] takes the focus on each failed submit', () => {
  const { rerender } = render(<ErrorSummary errors={[]} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<ErrorSummary errors={errors} submission={1} />);
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  summary.blur();
  rerender(<ErrorSummary errors={errors} submission={2} />);
  expect(document.activeElement).toBe(summary);
});

test('[PLUS-019] a link leads to its field', () => {
  render(
    <>
      <ErrorSummary errors={errors} />
      <input id="zip" />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'There are 2 problems to correct' })).toBeTruthy();
  const link = screen.getByRole('link', { name: errors[0]?.message ?? '' });
  expect(link.getAttribute('href')).toBe('#zip');
  fireEvent.click(link);
  expect(document.activeElement?.id).toBe('zip');
});

test('[PLUS-019] a link to a group leads to its first control', () => {
  render(
    <>
      <ErrorSummary errors={[{ fieldId: 'way', message: 'Choose how you get it.' }]} />
      <fieldset id="way">
        <input type="radio" name="way" value="pickup" />
        <input type="radio" name="way" value="regular" />
      </fieldset>
    </>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
});

test('[PLUS-019] a message that does not say whose it is has the name of its field before it', () => {
  render(<ErrorSummary errors={[{ fieldId: 'order', label: 'Order number', message: 'required' }]} />);
  expect(screen.getByRole('link').textContent).toBe('Order number: required');
});

test('[PLUS-019] a message with the name of its field does not have it twice', () => {
  const message = 'Enter your order number.';
  render(<ErrorSummary errors={[{ fieldId: 'order', label: 'Order number', message }]} />);
  expect(screen.getByRole('link').textContent).toBe(message);
});
