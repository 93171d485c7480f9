import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';

describeConformance((props) => <OneTimeCode label="Code" {...props} />, { refInstanceof: HTMLInputElement });

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });

test('a phone can fill it and shows its number pad', () => {
  render(<OneTimeCode label="Code" />);
  expect(input().autocomplete).toBe('one-time-code');
  expect(input().inputMode).toBe('numeric');
});

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['1234567', '123456'],
])('%j becomes the code', (typed, code) => {
  const onComplete = vi.fn();
  render(<OneTimeCode label="Code" onComplete={onComplete} />);
  type(typed);
  expect(input().value).toBe(code);
  expect(onComplete).toHaveBeenCalledExactlyOnceWith(code);
});

test('an unfinished code is not complete', () => {
  const onComplete = vi.fn();
  render(<OneTimeCode label="Code" digits={4} onComplete={onComplete} />);
  type('12a');
  expect(input().value).toBe('12');
  expect(onComplete).not.toHaveBeenCalled();
});
