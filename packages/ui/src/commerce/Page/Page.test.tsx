import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { categories } from '../fixtures/pages.ts';
import { SearchField } from '../Search/SearchField.tsx';
import { CrashBlock } from './CrashBlock.tsx';
import { ErrorBlock } from './ErrorBlock.tsx';
import { NotFoundBlock } from './NotFoundBlock.tsx';
import { PageHeader } from './PageHeader.tsx';

test('[SHELL-065] an unknown address offers search, the categories and home, without script', () => {
  render(<NotFoundBlock homeHref="/start" searchAction="/find" categories={categories} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).not.toBeNull();
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.getAttribute('action'), form.method]).toEqual(['/find', 'get']);
  expect(screen.getByRole<HTMLInputElement>('searchbox').name).toBe('searchText');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([...categories.map(({ href }) => href), '/start']);
});

test('[SHELL-065] its search is told from the header’s by name', () => {
  render(
    <>
      <SearchField action="/search" />
      <NotFoundBlock homeHref="/start" searchAction="/find" categories={categories} />
    </>,
  );
  const named = screen.getAllByRole('button').map((it) => it.getAttribute('aria-label'));
  expect(named).toEqual(['Search', 'Search parts']);
  expect(screen.getByRole('search', { name: 'Search parts' }).getAttribute('action')).toBe('/find');
});

test('[SHELL-061] a crash says that something is not working, and leads home or tries again', () => {
  const { container } = render(<CrashBlock homeHref="/start" />);
  expect(container.textContent).toMatch(/something not working/i);
  expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/start');
  // The empty address is this page; testing-library knows no link without a target.
  expect(screen.getByText('Try again').getAttribute('href')).toBe('');
});

test('[SHELL-062] details of a crash show only when they are given', () => {
  const { rerender } = render(<CrashBlock homeHref="/start" />);
  expect(document.querySelector('pre')).toBeNull();
  rerender(<CrashBlock homeHref="/start" details="TypeError: x" />);
  expect(screen.getByText('TypeError: x').tagName).toBe('PRE');
});

test('a crash that can be retried in place is', () => {
  const onRetry = vi.fn();
  render(<CrashBlock homeHref="/start" onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('[SHELL-063] the error page has its heading, a search and links on', () => {
  render(<ErrorBlock searchAction="/find" links={[{ label: 'Home', href: '/' }]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'We can’t show this page' })).not.toBeNull();
  expect(screen.getByRole('search').getAttribute('action')).toBe('/find');
  expect(screen.getByRole('link', { name: 'Home' })).not.toBeNull();
});

test('[CATALOG-034] all breadcrumbs but the last are links', () => {
  render(
    <PageHeader
      title="Brakes"
      crumbs={[
        { label: 'Parts', href: '/parts' },
        { label: 'Brakes', href: '/parts/brakes' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Parts']);
  expect(screen.getAllByText('Brakes')).toHaveLength(2);
});
