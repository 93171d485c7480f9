import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import * as orders from '../fixtures/orders.ts';
import type { OrderGroup } from '../model/order.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderView } from './OrderView.tsx';

test.each([
  [{ vendor: 'visa', lastFour: '4242' }, 'Visa ending in 4242 · $21.54'],
  [{ vendor: 'giftcard', lastFour: '0002' }, 'Gift card ending in 0002 · $21.54'],
  [{ vendor: 'pix', lastFour: '' }, 'Pix · $21.54'],
])('[CART-054] a payment has a name that people use: %o', (payment, words) => {
  const payments = [{ ...payment, amountMinor: 2154 }];
  render(<OrderView order={{ number: 'R1', shipments: [], totals: orders.totals, payments }} />);
  expect(screen.getByText('Payment').nextElementSibling?.textContent).toBe(words);
});

test('[PLUS-005] a part that does not fit is not said to be bought for its vehicle', () => {
  const { rotorLine: fitting } = orders;
  const misfit = {
    ...fitting,
    id: 'm',
    fit: { state: 'DOES_NOT_FIT' as const, reasons: [] },
    vehicleName: '2014 Ford F-150',
  };
  render(<OrderLines lines={[misfit]} />);
  expect(document.querySelector('[data-fit]')?.textContent).toBe('Does not fit your 2014 Ford F-150');
  expect(screen.queryByText(/Bought for/)).toBeNull();
});

test('[CART-054] thanks head the page with what a buyer keeps; an order that is looked up has none', () => {
  const order = { number: 'R1', shipments: [], totals: orders.totals, payments: [] };
  const { rerender } = render(
    <OrderView order={order} thanks={{ title: 'Thank you', lines: ['Order R1', 'Sent'] }} />,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Thank you' });
  expect(title.parentElement!.textContent).toBe('Thank youOrder R1Sent');
  rerender(<OrderView order={order} />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('[PLUS-051] what has arrived can be reviewed, what is on its way or comes back cannot', () => {
  const view = (shipment: Partial<OrderGroup>) => (
    <OrderView
      order={{
        number: 'R1',
        shipments: [{ ...orders.shipped, lines: [orders.rotorLine], ...shipment }],
        totals: orders.totals,
        payments: [],
      }}
      reviewHref={({ skuNumber, isCore }) => (isCore ? undefined : `/review?part=${skuNumber}`)}
    />
  );
  const { rotorLine } = orders;
  const link = () => screen.queryByRole('link', { name: `Write a review: ${rotorLine.title}` });
  const { rerender } = render(view({ tense: 'past' }));
  expect(link()?.getAttribute('href')).toBe(`/review?part=${rotorLine.skuNumber}`);
  rerender(view({ tense: 'coming' }));
  expect(link()).toBeNull();
  rerender(view({ tense: 'past', flow: 'return' }));
  expect(link()).toBeNull();
  rerender(view({ tense: 'past', lines: [{ ...rotorLine, isCore: true }] }));
  expect(screen.queryByRole('link', { name: /^Write a review/ })).toBeNull();
});

test("[PLUS-064] a tracking number leads to the carrier's page, and is text where none is known", () => {
  const parcel = { id: 's', shipmentType: 'regular' as const, lines: [], trackingNumber: 'PW1' };
  const view = (shipment: OrderGroup) => (
    <OrderView order={{ number: 'R1', shipments: [shipment], totals: orders.totals, payments: [] }} />
  );
  const { rerender } = render(view({ ...parcel, trackingHref: 'https://carrier.example/PW1' }));
  const link = screen.getByRole('link', { name: /^PW1/ });
  expect(link.getAttribute('href')).toBe('https://carrier.example/PW1');
  rerender(view(parcel));
  expect(screen.queryByRole('link', { name: /^PW1/ })).toBeNull();
  expect(screen.getByText('PW1')).toBeTruthy();
});
