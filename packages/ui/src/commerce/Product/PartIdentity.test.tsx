import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { rotor } from '../fixtures/products.ts';
import { PartIdentity } from './PartIdentity.tsx';

const { rating: _rating, reviewCount: _reviewCount, ...unrated } = rotor;

test('[PLUS-051] a part without reviews has a way to them where a first one can be written', () => {
  const { rerender } = render(<PartIdentity product={unrated} reviewsHref="/lp/reviews?part=1" />);
  expect(screen.getByRole('link', { name: 'Reviews and questions' }).getAttribute('href')).toBe(
    '/lp/reviews?part=1',
  );
  rerender(<PartIdentity product={unrated} />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<PartIdentity product={{ ...unrated, rating: 4.5, reviewCount: 2 }} reviewsHref="/r" />);
  expect(screen.queryByRole('link', { name: 'Reviews and questions' })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a code such as 5W-40 stands in one piece in the name', () => {
  render(<PartIdentity product={{ ...unrated, title: 'Motor oil, 5W-40, full synthetic' }} />);
  expect(screen.getByText('5W-40,').tagName).toBe('SPAN');
});
