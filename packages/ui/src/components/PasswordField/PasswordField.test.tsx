import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { PasswordField } from './PasswordField.tsx';

describeConformance((props) => <PasswordField label="Password" {...props} />, {
  refInstanceof: HTMLInputElement,
});

test('shows and hides what is typed', () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

test('a field that is off shows nothing', () => {
  render(<PasswordField label="Password" defaultValue="known" disabled />);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});
