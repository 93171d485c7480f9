import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';

describeConformance((props) => <QuantityField {...props} />, { refInstanceof: HTMLInputElement });

function renderQuantity(props: QuantityFieldProps = {}) {
  const onValueChange = vi.fn();
  const { rerender } = render(<QuantityField onValueChange={onValueChange} {...props} />);
  return {
    onValueChange,
    input: screen.getByRole<HTMLInputElement>('spinbutton'),
    more: screen.getByRole('button', { name: 'Increase quantity' }),
    less: screen.getByRole('button', { name: 'Decrease quantity' }),
    update: (value: number) => rerender(<QuantityField onValueChange={onValueChange} value={value} />),
  };
}

test('steps within 1 and 99', () => {
  const { input, more, less, onValueChange } = renderQuantity({ defaultValue: 98 });
  fireEvent.click(more);
  expect(onValueChange).toHaveBeenLastCalledWith(99);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(more);
  expect(onValueChange).toHaveBeenCalledOnce();
  fireEvent.click(less);
  expect(input.value).toBe('98');
});

test('one is the least', () => {
  const { less, onValueChange } = renderQuantity();
  expect(less.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(less);
  expect(onValueChange).not.toHaveBeenCalled();
});

describe('typing', () => {
  test.each([
    ['7', 7],
    ['0', 1],
    ['250', 99],
  ])('%s becomes %d when the field is left', (typed, quantity) => {
    const { input, onValueChange } = renderQuantity({ defaultValue: 2 });
    fireEvent.change(input, { target: { value: typed } });
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(quantity);
    expect(input.value).toBe(String(quantity));
  });

  test('an empty field goes back to the last quantity', () => {
    const { input, onValueChange } = renderQuantity({ defaultValue: 4 });
    fireEvent.change(input, { target: { value: '' } });
    fireEvent.blur(input);
    expect(input.value).toBe('4');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('Enter settles', () => {
    const { input, onValueChange } = renderQuantity();
    fireEvent.change(input, { target: { value: '3' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(3);
  });
});

test('follows a value from outside', () => {
  const { input, update } = renderQuantity({ value: 2 });
  update(5);
  expect(input.value).toBe('5');
});

describe('in a form', () => {
  function renderForm(props: QuantityFieldProps) {
    const onSubmit = vi.fn((event: React.SubmitEvent<HTMLFormElement>) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <QuantityField name="quantity" defaultValue={2} stepName="step" {...props} />
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    return onSubmit;
  }

  test('the buttons send a step while nothing listens', () => {
    const onSubmit = renderForm({});
    const event = onSubmit.mock.calls[0]?.[0].nativeEvent as SubmitEvent;
    const data = new FormData(event.target as HTMLFormElement, event.submitter);
    expect(Object.fromEntries(data)).toEqual({ quantity: '2', step: '1' });
  });

  test('and stay on the page when something does', () => {
    const onValueChange = vi.fn();
    expect(renderForm({ onValueChange })).not.toHaveBeenCalled();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(3);
  });
});
