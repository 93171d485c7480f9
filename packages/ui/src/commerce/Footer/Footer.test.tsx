import { screen, within } from '@testing-library/react';
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
  expect(screen.queryByText('Secure connection')).toBeNull();
  rerender(<CheckoutFooter copyright="© 2026" seal />);
  expect(screen.getByText('Secure connection')).not.toBeNull();
});

const link = (label: string) => ({ label, href: `/${label}`, icon: <svg /> });

test('[SHELL-067] the first row has buttons and networks; the store finder asks for the search', () => {
  const { container } = render(
    <SiteFooter
      legal={legal}
      copyright=""
      cookieSettingsHref="/cookieSettings"
      iconLinks={[{ ...link('Find a store'), intent: 'open-store-search' }, link('Track an order')]}
      social={[link('Us on Instagram')]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Find a store' }).dataset['intent']).toBe('open-store-search');
  const social = screen.getByRole('navigation', { name: 'Follow us' });
  expect(within(social).getByRole('link', { name: 'Us on Instagram' })).not.toBeNull();
  expect(container.querySelectorAll('svg')).toHaveLength(3);
});

test('[SHELL-068] below the columns stand other sites beside the choice of cookies', () => {
  render(
    <SiteFooter
      legal={legal}
      copyright=""
      cookieSettingsHref="/cookieSettings"
      otherSites={[{ label: 'For shops', href: 'https://pro.example/' }]}
    />,
  );
  const site = screen.getByRole('link', { name: 'For shops' });
  expect(site.parentElement!.textContent).toBe('Our other sitesFor shopsCookie settings');
});

test('[SHELL-070] the last row has links of law, copyright, the apps and the seal', () => {
  render(
    <SiteFooter
      legal={legal}
      copyright="© 2026 Ironbay"
      cookieSettingsHref="/cookieSettings"
      apps={[link('App for iOS'), link('App for Android')]}
      seal="Verified"
    />,
  );
  for (const name of ['Terms', 'App for iOS', 'App for Android']) {
    expect(screen.getByRole('link', { name })).not.toBeNull();
  }
  expect(screen.getByRole('contentinfo').textContent).toContain('© 2026 Ironbay');
  expect(screen.getByText('Verified')).not.toBeNull();
});
