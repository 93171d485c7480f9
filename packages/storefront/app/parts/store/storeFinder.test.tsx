import { readStoreSearch } from '@driveline/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderForTest } from '../../shop/renderForTest.tsx';
import { StoreFinder } from './StoreFinder.tsx';

/** The finder as HTML, of which no answer is there yet. */
function finder(place: string, more?: Record<string, string>): string {
  const search = readStoreSearch(new URLSearchParams({ q: place, ...more }));
  const element = <StoreFinder search={search} onSearch={() => {}} takesOver />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderForTest(<RouterProvider router={router} />);
}

/** Its marks keep their size whatever the map's, so it has no view box, as icons have. */
const map = /<svg(?![^>]*viewBox)[^>]*>/;

test('[PLUS-026] the map has its place while the stores of a search load, and none before a search', () => {
  expect(finder('60616')).toMatch(map);
  expect(finder('')).not.toMatch(map);
});

test('[CART-034] a search for the checkout stays one, whatever is searched next', () => {
  const kept = '<input type="hidden" name="checkout" value="1"/>';
  expect(finder('60616', { checkout: '1' })).toContain(kept);
  expect(finder('60616')).not.toContain(kept);
});
