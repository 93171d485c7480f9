import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import type { PayLater } from '../model/payLater.ts';
import { PaymentInstructions } from './PaymentInstructions.tsx';

const pix: PayLater = {
  kind: 'pix',
  status: 'waiting',
  amountMinor: 12345,
  code: '000201-pix',
  pageHref: '/pay/1',
  payBy: '2026-11-21T22:05:00Z',
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('[PLUS-022] a Pix waits with its amount, its code as text and as picture, and the way to its page', () => {
  render(<PaymentInstructions payment={pix} checkHref="/order" />);
  screen.getByText(/\$123\.45/);
  screen.getByText(pix.code);
  screen.getByRole('img', { name: 'QR code to pay with Pix' });
  expect(hrefOf('Open the payment page')).toBe('/pay/1');
  expect(hrefOf('Check payment status')).toBe('/order');
});

test('the button copies the code and says so', async () => {
  const user = userEvent.setup();
  render(<PaymentInstructions payment={{ ...pix, kind: 'oxxo', code: '9300 1234' }} />);
  await user.click(screen.getByRole('button', { name: 'Copy: OXXO reference' }));
  expect(await navigator.clipboard.readText()).toBe('9300 1234');
  await screen.findByText('Copied');
});

test.each([
  ['paid', 'We received your payment'],
  ['expired', 'This payment expired'],
] as const)('[PLUS-022] %s: the code is gone', (status, words) => {
  render(<PaymentInstructions payment={{ ...pix, status }} />);
  expect(screen.getByRole('status').textContent).toContain(words);
  expect(screen.queryByText(pix.code)).toBeNull();
});
