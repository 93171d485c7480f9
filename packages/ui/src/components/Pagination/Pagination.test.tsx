import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => (page === 1 ? '/rotors' : `/rotors?page=${page}`);

describeConformance((props) => <Pagination page={2} total={9} hrefOf={hrefOf} {...props} />, {
  refInstanceof: HTMLElement,
});

test('marks this page and links the neighbours', () => {
  render(<Pagination page={2} total={9} hrefOf={hrefOf} />);
  const current = screen.getByRole('link', { name: 'Page 2, current page' });
  expect(current.getAttribute('aria-current')).toBe('page');
  const previous = screen.getByRole('link', { name: 'Previous' });
  expect([previous.getAttribute('rel'), previous.getAttribute('href')]).toEqual(['prev', '/rotors']);
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/rotors?page=3');
});

test.each([
  [1, 'Previous'],
  [9, 'Next'],
])('on page %d %s leads nowhere', (page, name) => {
  render(<Pagination page={page} total={9} hrefOf={hrefOf} />);
  const end = screen.getByRole('link', { name });
  expect(end.getAttribute('aria-disabled')).toBe('true');
  expect(end.getAttribute('href')).toBeNull();
});

test('a single page needs none', () => {
  const { container } = render(<Pagination page={1} total={1} hrefOf={hrefOf} />);
  expect(container.innerHTML).toBe('');
});
