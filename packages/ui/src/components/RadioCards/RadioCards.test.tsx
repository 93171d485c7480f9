import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';

describe('RadioCards', () => {
  describeConformance(
    (props) => (
      <RadioCards legend="Delivery" name="delivery" defaultValue="ship" {...props}>
        <RadioCard value="ship" label="Ship" />
      </RadioCards>
    ),
    { refInstanceof: HTMLFieldSetElement },
  );
});

describe('RadioCard', () => {
  describeConformance(
    (props) => (
      <RadioCards legend="Delivery" name="delivery">
        <RadioCard value="ship" label="Ship" {...props} />
      </RadioCards>
    ),
    { refInstanceof: HTMLInputElement },
  );
});

function choices(onValueChange: (value: string) => void, value?: string) {
  return (
    <RadioCards
      legend="Delivery"
      name="delivery"
      onValueChange={onValueChange}
      errorMessage="Choose one"
      {...(value === undefined ? { defaultValue: 'pickup' } : { value })}
    >
      <RadioCard value="pickup" label="Pick up today" description="1420 Harbor Blvd" end="Free" />
      <RadioCard value="ship" label="Ship" />
    </RadioCards>
  );
}

test('holds one choice of its group and reports another', () => {
  const onValueChange = vi.fn();
  render(choices(onValueChange));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pick up today/ }).checked).toBe(true);
  fireEvent.click(screen.getByText('Ship'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ship');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ship' }).checked).toBe(true);
});

test('a value from outside decides', () => {
  render(choices(vi.fn(), 'ship'));
  fireEvent.click(screen.getByText('Pick up today'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ship' }).checked).toBe(true);
});

test('[VALID-006] the error is tied to the group', () => {
  render(choices(vi.fn()));
  const group = screen.getByRole('group', { name: 'Delivery' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose one',
  );
});

test('what a page says of the group besides is said after its error', () => {
  const { rerender } = render(
    <RadioCards legend="Delivery" name="delivery" errorMessage="Choose one" aria-describedby="more">
      <RadioCard value="ship" label="Ship" />
    </RadioCards>,
  );
  const described = () => screen.getByRole('group').getAttribute('aria-describedby')?.split(' ');
  expect(described()).toHaveLength(2);
  expect(described()?.at(-1)).toBe('more');
  rerender(
    <RadioCards legend="Delivery" name="delivery" errorMessage="" aria-describedby="more">
      <RadioCard value="ship" label="Ship" />
    </RadioCards>,
  );
  expect(described()).toEqual(['more']);
});
