import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { caliper, today } from '../fixtures/products.ts';
import { BothSides } from './BothSides.tsx';

const words = { title: 'You may want both sides', action: 'Add both sides' };
const target = { action: '/cart/shared?parts=1:1,2:1', intent: 'add-shared' };

test('the other side is shown with its price, and one press posts both', () => {
  render(<BothSides {...words} other={caliper} target={target} today={today} />);
  const region = screen.getByRole('region', { name: words.title });
  // What is paid beside the price.
  expect(region.textContent).toContain('$45');
  expect(screen.getByRole('link', { name: caliper.title }).getAttribute('href')).toBe(caliper.href);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: words.action }).form!;
  expect(form.getAttribute('action')).toBe(target.action);
  expect(Object.fromEntries(new FormData(form))).toEqual({ intent: 'add-shared' });
});

test('what both sides take has no link, and what cannot be bought no button', () => {
  const { rerender } = render(<BothSides {...words} target={target} />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<BothSides {...words} other={caliper} />);
  expect(screen.queryByRole('button')).toBeNull();
});
