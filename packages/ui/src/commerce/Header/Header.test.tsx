import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { promoAds, sections } from '../fixtures/header.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { SearchField } from '../Search/SearchField.tsx';
import { AccountLink } from './AccountLink.tsx';
import { CartLink } from './CartLink.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { LogoLink } from './LogoLink.tsx';
import { PromoStrip } from './PromoStrip.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { StandaloneHeader } from './StandaloneHeader.tsx';
import { StoreButton } from './StoreButton.tsx';
import { cutStoreText, storeAddress } from './storeText.ts';
import { VehicleButton } from './VehicleButton.tsx';

describe('promo strip', () => {
  const offers = () => screen.queryByRole('region', { name: 'Deals' });

  test.each([[[]], [promoAds.slice(0, 1)]])('[SHELL-007] shows nothing with fewer than two ads', (ads) => {
    render(<PromoStrip ads={ads} />);
    expect(offers()).toBeNull();
  });

  test('[SHELL-007] shows the first two', () => {
    render(<PromoStrip ads={[...promoAds, { heading: 'Third', label: 'one' }]} />);
    expect(offers()!.textContent).not.toContain('Third');
  });

  test('[SHELL-008] each line is a link only with an address', () => {
    render(<PromoStrip ads={promoAds} />);
    expect(
      within(offers()!)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['order by 8:00 PM at your store', '90-day returns']);
  });
});

describe('sitewide alert', () => {
  const show = (alert: string | null | undefined) => {
    const nothing = null;
    const parts = { menu: nothing, logo: nothing, search: nothing, store: nothing, vehicle: nothing };
    render(<SiteHeader {...parts} alert={alert} />);
    return screen.queryByRole('region', { name: 'Notice' });
  };

  test.each([
    ['Stores close at noon.', 'Stores close at noon.'],
    ['', 'Service may be limited today.'],
    ['  ', 'Service may be limited today.'],
  ])('[SHELL-006] %j shows as %j', (alert, words) => {
    const region = show(alert)!;
    expect(region.textContent).toBe(words);
    expect(within(region).queryByRole('button')).toBeNull();
  });

  test.each([null, undefined])('[SHELL-006] no entry, no banner: %s', (alert) => {
    expect(show(alert)).toBeNull();
  });
});

test('a link of the menu that opens a new tab says so', () => {
  const links = [
    { label: 'Careers', href: 'https://jobs.example', target: '_blank' },
    { label: 'Brakes', href: '/brakes' },
  ];
  const { container } = render(<Menu sections={[{ links }]} />);
  const names = [...container.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Careers (opens in a new tab)', 'Brakes']);
});

test('[SHELL-001] the header is skip link, alert, offers, menu, search, store, account, cart and vehicle', () => {
  render(
    <SiteHeader
      alert="Stores close at noon."
      promoAds={promoAds}
      menu={<Menu sections={sections} />}
      logo={<LogoLink href="/" brand="Ironbay" logo={null} />}
      search={<SearchField action="/searchresult" />}
      store={<StoreButton href="/store" store={null} />}
      account={<AccountLink href="/signin" />}
      cart={<CartLink href="/cart" cart={null} />}
      vehicle={<VehicleButton href="/user/myVehicle" vehicle={null} />}
    />,
  );
  const [skip] = screen.getAllByRole('link');
  expect(skip!.getAttribute('href')).toBe('#main');
  const header = screen.getByRole('banner');
  const strips = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(strips).toEqual(['Notice', 'Deals']);
  expect(header.querySelector('details[data-intent="menu"]')).not.toBeNull();
  expect(within(header).getByRole('search')).not.toBeNull();
  const ways = [...header.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(expect.arrayContaining(['/', '/store', '/signin', '/cart', '/user/myVehicle']));
});

test('[PLUS-028] the other languages of the page are beside the shortcuts, each in its own words', () => {
  const links = [{ label: 'Español', href: '/es/store', lang: 'es-US' }];
  const nothing = null;
  const parts = { menu: nothing, logo: nothing, search: nothing, store: nothing, vehicle: nothing };
  render(<SiteHeader {...parts} languages={{ label: 'Language', links }} />);
  const banner = within(screen.getByRole('banner'));
  const link = banner.getByRole('link', { name: 'Español' });
  expect([link.getAttribute('href'), link.lang]).toEqual(['/es/store', 'es-US']);
});

describe('cart link', () => {
  test('[SHELL-033] leads to the cart, whatever is known of it', () => {
    for (const cart of [undefined, null, { itemCount: 2, subtotalMinor: 500 }]) {
      const { unmount } = render(<CartLink href="/cart" cart={cart} />);
      expect(screen.getByRole('link').getAttribute('href')).toBe('/cart');
      unmount();
    }
  });

  test('[CART-007] may open over the page while it holds something', () => {
    const intents = [
      { itemCount: 2, subtotalMinor: 500 },
      { itemCount: 0, subtotalMinor: 0 },
      null,
      undefined,
    ].map((cart) => {
      const { unmount } = render(<CartLink href="/cart" cart={cart} />);
      const { intent } = screen.getByRole('link').dataset;
      unmount();
      return intent;
    });
    expect(intents).toEqual(['open-cart', undefined, undefined, undefined]);
  });

  const show = (itemCount: number, subtotalMinor = 123450) => {
    render(<CartLink href="/cart" cart={{ itemCount, subtotalMinor }} />);
    return screen.getByRole('link').textContent;
  };

  test('[SHELL-034] the badge is capped at 99', () => {
    expect(show(120)).toContain('99+');
  });

  test('[SHELL-034] no badge at zero', () => {
    render(<CartLink href="/cart" cart={{ itemCount: 0, subtotalMinor: 0 }} />);
    expect(screen.getByRole('link').querySelector('svg + *')).toBeNull();
  });

  test('[SHELL-035] the label is the sum in two decimals', () => {
    expect(show(2)).toContain('$1,234.50');
  });

  test('[SHELL-035] the word when the data failed', () => {
    render(<CartLink href="/cart" cart={null} />);
    expect(screen.getByRole('link', { name: 'Cart' }).textContent).not.toContain('$');
  });

  test('[SHELL-036] the word on the confirmation page', () => {
    render(<CartLink href="/cart" cart={{ itemCount: 2, subtotalMinor: 500 }} wordOnly />);
    const link = screen.getByRole('link');
    expect(link.textContent).not.toContain('$');
    // Alone in its element: who hears the link is told the count beside it.
    expect(within(link).getByText('Cart')).not.toBeNull();
  });
});

describe('store button', () => {
  test('[VEHST-022] a long address is cut to 30 characters and an ellipsis, and named in full', () => {
    const address = '1234 NORTH VERY LONG BOULEVARD AVENUE EAST';
    expect(cutStoreText(address)).toBe('1234 NORTH VERY LONG BOULEVARD…');
    render(<StoreButton href="/store" store={{ address, message: 'Open until 9:00 PM' }} />);
    expect(screen.getByRole('link', { name: `Your store: ${address}. Open until 9:00 PM` })).not.toBeNull();
  });

  test('[VEHST-022] 35 characters stay whole', () => {
    const text = 'x'.repeat(35);
    expect(cutStoreText(text)).toBe(text);
  });

  test.each([
    ['Col. Centro', true, 'Av. Juárez 1, Col. Centro'],
    ['Col. Centro', false, 'Av. Juárez 1'],
    ['null', true, 'Av. Juárez 1'],
    ['  ', true, 'Av. Juárez 1'],
  ])('[VEHST-021] address2 %j shown %j gives %j', (address2, shows, text) => {
    expect(storeAddress({ address1: 'Av. Juárez 1', address2 }, shows)).toBe(text);
  });

  test('[SHELL-026] opens the store that is saved, else the search', () => {
    const { rerender } = render(
      <StoreButton href="/store" store={{ address: '1420 Harbor Blvd', message: 'Open' }} />,
    );
    expect(screen.getByRole('link').dataset['intent']).toBe('open-my-store');
    rerender(<StoreButton href="/store" store={null} />);
    expect(screen.getByRole('link').dataset['intent']).toBe('open-store-search');
  });

  test('[SHELL-025] says what to do while no store is saved', () => {
    render(<StoreButton href="/store" store={null} />);
    const link = screen.getByRole('link', { name: 'Select a store' });
    expect(link.dataset['intent']).toBe('open-store-search');
    expect(link.hasAttribute('aria-busy')).toBe(false);
  });

  test('[SHELL-025] leads to the stores by the same name while the saved one loads', () => {
    render(<StoreButton href="/store" store={undefined} />);
    const link = screen.getByRole('link', { name: 'Select a store' });
    expect([link.getAttribute('href'), link.getAttribute('aria-busy')]).toEqual(['/store', 'true']);
  });
});

describe('vehicle button', () => {
  test('[SHELL-018] [CONST-029] shows 50 characters and names all', () => {
    const name = '2018 Norvik Halden Crew Cab Long Bed Heavy Duty Tow Package 2.5L';
    render(<VehicleButton href="/user/myVehicle" vehicle={name} />);
    const link = screen.getByRole('link', { name: `Your vehicle: ${name}. Change` });
    expect(link.querySelector('[aria-hidden]:not(svg)')!.textContent).toHaveLength(50);
  });

  test('[SHELL-017] tells where the picker was opened from', () => {
    render(<VehicleButton href="/user/myVehicle" />);
    expect(screen.getByRole('link', { name: 'Add vehicle' }).dataset).toMatchObject({
      intent: 'open-vehicle-picker',
      source: 'header',
    });
  });
});

test('[CONF-025] the logo leads home and says so', () => {
  render(<LogoLink href="/start" logo={<svg />} brand="Ironbay" />);
  expect(screen.getByRole('link', { name: 'Ironbay home' }).getAttribute('href')).toBe('/start');
});

test('[SHELL-005] every menu link is in the HTML while the menu is closed', () => {
  const { container } = render(<Menu sections={sections} />);
  expect(container.querySelectorAll('details a[href]')).toHaveLength(12);
});

test.each([undefined, '/cart'])(
  '[SHELL-072] the checkout has the logo and nothing to wander off by',
  (backToCartHref) => {
    const { container } = render(
      <CheckoutHeader
        logo={<LogoLink href="/" logo={<svg />} brand="Ironbay" />}
        {...(backToCartHref && { backToCartHref })}
      />,
    );
    expect(screen.getByRole('link', { name: 'Ironbay home' })).not.toBeNull();
    expect(container.querySelector('nav, details, form')).toBeNull();
  },
);

test('[SHELL-073] [SHELL-074] checkout leads back to the cart in its older generations only', () => {
  const { rerender } = render(<CheckoutHeader logo={null} />);
  const lock = () => screen.queryByRole('img', { name: 'Secure checkout' });
  expect(screen.getByText('Checkout')).not.toBeNull();
  expect(lock()).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Back to cart' })).toBeNull();
  rerender(<CheckoutHeader logo={null} backToCartHref="/cart" />);
  expect(screen.getByRole('link', { name: 'Back to cart' })).not.toBeNull();
  expect([lock(), screen.queryByText('Checkout')]).toEqual([null, null]);
});

test('a standalone user sees the name, the way out and the cart, and neither menu nor offers', () => {
  const signOut = { target: { action: '/actions', intent: 'sign-out' } };
  const cart = <CartLink href="/cart" cart={{ itemCount: 2, subtotalMinor: 500 }} />;
  const { container } = render(<StandaloneHeader logo={null} name="Ana" signOut={signOut} cart={cart} />);
  expect(screen.getByText('Hello, Ana')).not.toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign out' }).form?.dataset['intent']).toBe(
    'sign-out',
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#main', '/cart']);
  expect(container.querySelector('details, nav, section')).toBeNull();
});
