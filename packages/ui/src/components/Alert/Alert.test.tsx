import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Alert } from './Alert.tsx';

describeConformance((props) => <Alert {...props}>Sold out</Alert>, { refInstanceof: HTMLDivElement });

test.each([
  ['info', 'Information'],
  ['success', 'Done'],
  ['warning', 'Warning'],
  ['error', 'Error'],
] as const)('%s says what it is without colour', (tone, word) => {
  render(<Alert tone={tone}>Sold out</Alert>);
  expect(screen.getByRole('img', { name: word })).toBeTruthy();
});

test('closes', () => {
  const onDismiss = vi.fn();
  render(<Alert onDismiss={onDismiss}>Get the app</Alert>);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
