import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { totals } from '../fixtures/orders.ts';
import type { OrderTotals } from '../model/order.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { SummaryBar } from './SummaryBar.tsx';

const rows = (shown: OrderTotals) => {
  const { container } = render(<OrderSummary totals={shown} />);
  return Object.fromEntries(
    [...container.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')!.textContent,
      row.querySelector('dd')!.textContent,
    ]),
  );
};

test('[PLUS-013] the deposit has a line of its own and a total after its return', () => {
  expect(rows(totals)).toMatchObject({
    'Refundable core deposit': '$45.00',
    'Total today': '$356.37',
    'After core return': '$311.37',
  });
});

test('[PLUS-057] other ways to pay the total, and what the chosen one takes off, each on a line', () => {
  const payDiscount = { name: 'Pix discount', amountMinor: 3009 };
  expect(rows({ ...totals, payDiscount, payTerms: ['6 payments of $59.40'] })).toMatchObject({
    'Pix discount': '−$30.09',
    '6 payments of $59.40': '',
  });
});

test('how much more makes a delivery free is said below its price', () => {
  const names = Object.keys(rows({ ...totals, toFreeDelivery: ['$12.40 more for free delivery'] }));
  expect(names[names.indexOf('$12.40 more for free delivery') - 1]).toBe('Delivery');
});

test('[CART-023] what is bought is above the totals and a field for codes below, beside the page and in the bar', () => {
  const more = { totals, lines: <p>lines</p>, children: <p>codes</p> };
  for (const element of [<OrderSummary key="1" {...more} />, <SummaryBar key="2" {...more} />]) {
    const { container, unmount } = render(element);
    expect([...container.querySelectorAll('p, dl')].map(({ tagName }) => tagName)).toEqual(['P', 'DL', 'P']);
    unmount();
  }
});

test('[PLUS-013] without a deposit neither line shows', () => {
  rows({ ...totals, coreMinor: 0 });
  expect(screen.queryByText(/Core|core/)).toBeNull();
});

test('[PLUS-024] a refund has a row of delivery only where delivery goes back', () => {
  const refund = { ...totals, kind: 'refund' as const };
  expect(rows({ ...refund, shippingMinor: 1990 })).toMatchObject({ Delivery: '$19.90' });
  expect(rows({ ...refund, shippingMinor: 0 })).not.toHaveProperty('Delivery');
});

test('[PLUS-017] delivery and tax ask for the place until it is known', () => {
  const { shippingMinor: _s, taxMinor: _t, place: _p, ...unplaced } = totals;
  expect(rows(unplaced)).toMatchObject({
    Delivery: 'Enter your ZIP code',
    'Sales tax': 'Enter your ZIP code',
    'Estimated total': '$356.37',
  });
});

test('[CONF-004] prices that hold the tax show it below the total, with the currency code', () => {
  expect(rows({ ...totals, taxIncluded: true, withCode: true })).toMatchObject({
    'Total today': '$356.37\u00a0USD',
    'Includes $22.40 tax': '',
  });
});

test('[PLUS-017] tax of what is picked up is in the total, so it stands above it while the rest waits', () => {
  const { taxMinor: _t, place: _p, ...unplaced } = totals;
  expect(rows({ ...unplaced, pickupTaxMinor: 442 })).toMatchObject({
    'Sales tax on pickup items': '$4.42',
    'Sales tax on delivery items': 'Enter your ZIP code',
  });
});

test('taxes that are told apart each have a row, and their sum has none', () => {
  const taxLines = [
    { name: 'GST', amountMinor: 750 },
    { name: 'QST', amountMinor: 1496 },
  ];
  const shown = rows({ ...totals, taxMinor: 2246, taxLines });
  expect(shown).toMatchObject({ GST: '$7.50', QST: '$14.96' });
  expect(Object.keys(shown).filter((name) => /tax/i.test(name))).toEqual([]);
});

test('a saving is written with a minus sign', () => {
  expect(rows({ ...totals, discountMinor: 1000 })).toMatchObject({ Savings: '−$10.00' });
});
