import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { ResultsPagination } from './ResultsPagination.tsx';

test('it says how far down the list is, in the numbers of the language, and leads on', () => {
  render(<ResultsPagination shown={1200} total={1248} next={48} nextHref="?page=2" />);
  expect(screen.getByText('1,200 of 1,248')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Show 48 more' }).getAttribute('href')).toBe('?page=2');
});

test('a page with room for more than there is shows all and leads nowhere', () => {
  render(<ResultsPagination shown={24} total={8} next={-16} nextHref="?page=2" />);
  expect(screen.getByText('8 of 8')).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
