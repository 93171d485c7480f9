import { render as bareRender, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/describeConformance.tsx';
import { render } from '../../../test/render.tsx';
import { TestProvider } from '../../../test/TestProvider.tsx';
import { Link } from './Link.tsx';

describeConformance(
  (props) => (
    <Link href="/cart" {...props}>
      Cart
    </Link>
  ),
  { refInstanceof: HTMLAnchorElement },
);

test('a new tab is announced and cannot reach its opener', () => {
  render(
    <Link href="https://example.com" newTab>
      Terms
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('is made of the link component of the provider', () => {
  const RouterLink = (props: ComponentProps<'a'>) => <a data-router {...props} />;
  bareRender(
    <TestProvider linkComponent={RouterLink}>
      <Link href="/cart">Cart</Link>
    </TestProvider>,
  );
  expect(screen.getByRole('link').dataset).toHaveProperty('router');
});

test('outside a provider the error says what to do', () => {
  expect(() => bareRender(<Link href="/">Home</Link>)).toThrow(/Wrap the page/);
});
