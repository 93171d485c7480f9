import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { totals } from '../fixtures/orders.ts';
import { OrderView } from './OrderView.tsx';

test.each([
  [{ vendor: 'visa', lastFour: '4242' }, 'Visa ending in 4242 · $21.54'],
  [{ vendor: 'giftcard', lastFour: '0002' }, 'Gift card ending in 0002 · $21.54'],
  [{ vendor: 'pix', lastFour: '' }, 'Pix · $21.54'],
])('[CART-054] a payment has a name that people use: %o', (payment, words) => {
  const payments = [{ ...payment, amountMinor: 2154 }];
  render(<OrderView order={{ number: 'R1', shipments: [], totals, payments }} />);
  expect(screen.getByText('Payment').nextElementSibling?.textContent).toBe(words);
});
