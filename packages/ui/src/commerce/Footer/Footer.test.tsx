import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { CheckoutFooter } from './CheckoutFooter.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const legal = [{ label: 'Terms', href: '/terms' }];

test('[SHELL-066][SHELL-071] without content legal links, copyright and cookie settings stay', () => {
  render(<SiteFooter legal={legal} copyright="© 2026" cookieSettingsHref="/cookieSettings" />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Cookie settings', 'Terms']);
  expect(screen.getByText('© 2026')).not.toBeNull();
  const settings = screen.getByRole('link', { name: 'Cookie settings' });
  expect(settings.getAttribute('href')).toBe('/cookieSettings');
});

test('[SHELL-069] the columns start closed and their links are in the HTML once', () => {
  render(
    <SiteFooter
      legal={legal}
      copyright=""
      cookieSettingsHref="/cookieSettings"
      columns={[
        { title: 'Shop', links: [{ label: 'Parts', href: '/parts' }] },
        { title: 'Help', links: [{ label: 'Returns', href: '/returns' }] },
      ]}
    />,
  );
  const accordions = [...document.querySelectorAll('details')];
  expect(accordions.map(({ open }) => open)).toEqual([false, false]);
  expect(document.querySelectorAll('a[href="/parts"]')).toHaveLength(1);
});

test('[SHELL-075] checkout shows copyright and, where asked for, the seal', () => {
  const { rerender } = render(<CheckoutFooter copyright="© 2026" />);
  expect(screen.queryByText('Secured connection')).toBeNull();
  rerender(<CheckoutFooter copyright="© 2026" seal />);
  expect(screen.getByText('Secured connection')).not.toBeNull();
});
