import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { caliperLine, rotorLine } from '../fixtures/orders.ts';
import { MiniCart, type MiniCartProps } from './MiniCart.tsx';

const show = (props: Partial<MiniCartProps>) => {
  const { container } = render(
    <MiniCart itemCount={3} subtotalMinor={24_898} cartHref="/cart" checkoutHref="/checkout" {...props} />,
  );
  return {
    words: container.textContent,
    links: screen.getAllByRole('link').map((link) => link.getAttribute('href')),
  };
};

test('[CART-007] what was added stands alone, with count, subtotal and the ways on', () => {
  const { words, links } = show({ added: rotorLine, lines: [rotorLine, caliperLine] });
  expect(words).toContain('Added to your cart');
  expect(words).toContain(rotorLine.title);
  expect(words).not.toContain(caliperLine.title);
  expect(words).toContain('Subtotal (3 items)$248.98');
  expect(links).toEqual(['/checkout', '/cart']);
});

test('[CART-007] opened without adding it lists the cart; deposits and the sum of the header stand by themselves', () => {
  const { words } = show({ lines: [rotorLine, caliperLine], coreMinor: 4500, totalMinor: 29_997 });
  expect(words).not.toContain('Added to your cart');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(words).toContain('Refundable core deposit$45.00Estimated total$299.97');
});

test.each([{ added: rotorLine }, { lines: [caliperLine] }])(
  '%#: what is left to a free delivery is below the sum',
  (shown) => {
    const { words } = show({ ...shown, toFreeDelivery: ['$12.40 more for free delivery'] });
    expect(words).toContain('$248.98$12.40 more for free delivery');
  },
);

test('[CART-007] an empty cart says so and offers no checkout', () => {
  const { words, links } = show({ lines: [], itemCount: 0, subtotalMinor: 0 });
  expect(words).toContain('Your cart is empty');
  expect(links).toEqual(['/cart']);
});

test('[CART-007] a failed load shows the way only to the cart', () => {
  expect(show({})).toEqual({ words: 'View cart', links: ['/cart'] });
});

test('[CART-008] one that loads says so', () => {
  expect(show({ isLoading: true }).links).toEqual(['/cart']);
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
});

test('[PLUS-005] a part that does not fit says so, and what asks about it takes the place of the link', () => {
  const misfit = {
    ...rotorLine,
    fit: { state: 'DOES_NOT_FIT' as const, reasons: [] },
    vehicleName: '2014 Ford F-150',
  };
  const { words, links } = show({ lines: [misfit], checkout: <form aria-label="Confirm" /> });
  expect(words).toContain('Does not fit your 2014 Ford F-150');
  expect(links).toEqual(['/cart']);
  expect(screen.getByRole('form', { name: 'Confirm' })).toBeTruthy();
});
