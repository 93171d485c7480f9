import type { Meta, StoryObj } from '@storybook/react-vite';
import { logo, onHeader, promoAds, sections, shortcuts, store } from '../fixtures/header.tsx';
import { vehicle } from '../fixtures/products.ts';
import { act } from '../fixtures/support.ts';
import { Menu } from '../Menu/Menu.tsx';
import { SearchField } from '../Search/SearchField.tsx';
import { AccountLink } from './AccountLink.tsx';
import { CartLink } from './CartLink.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';
import { LogoLink } from './LogoLink.tsx';
import { SimpleHeader } from './SimpleHeader.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { StandaloneHeader } from './StandaloneHeader.tsx';
import { StoreButton } from './StoreButton.tsx';
import { VehicleButton } from './VehicleButton.tsx';
import { PromoStrip } from './PromoStrip.tsx';

const meta = {
  component: SiteHeader,
  title: 'Commerce/SiteHeader',
  subcomponents: {
    PromoStrip,
    Menu,
    LogoLink,
    StoreButton,
    AccountLink,
    CartLink,
    VehicleButton,
    CheckoutHeader,
    SimpleHeader,
    StandaloneHeader,
  },
  parameters: {
    layout: 'fullscreen',
    playgrounds: {
      PromoStrip: { args: { ads: promoAds } },
      Menu: onHeader,
      LogoLink: onHeader,
      StoreButton: onHeader,
      AccountLink: onHeader,
      CartLink: onHeader,
      VehicleButton: onHeader,
    },
  },
  // The target of the skip link.
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} />
      </>
    ),
  ],
  args: {
    menu: <Menu sections={sections} />,
    logo: <LogoLink href="/" logo={logo} brand="Ironbay" />,
    search: <SearchField action="/searchresult" />,
    store: <StoreButton href="/store" store={store} />,
    account: <AccountLink href="/signin" />,
    cart: <CartLink href="/cart" cart={{ itemCount: 3, subtotalMinor: 21417 }} />,
    vehicle: <VehicleButton href="/user/myVehicle" vehicle={vehicle} />,
    shortcuts,
    languages: { label: 'Language', links: [{ label: 'Español', href: '/es', lang: 'es-US' }] },
    promoAds,
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** What the server sends everybody: neither store nor cart nor vehicle are known. */
export const BeforeData: Story = {
  args: {
    store: <StoreButton href="/store" store={undefined} />,
    cart: <CartLink href="/cart" cart={undefined} />,
    vehicle: <VehicleButton href="/user/myVehicle" />,
    promoAds: [],
  },
};

export const NothingSaved: Story = {
  args: {
    store: <StoreButton href="/store" store={null} />,
    cart: <CartLink href="/cart" cart={{ itemCount: 0, subtotalMinor: 0 }} />,
    vehicle: <VehicleButton href="/user/myVehicle" vehicle={null} />,
  },
};

export const LongText: Story = {
  args: {
    alert: 'Stores in three counties close early today because of the storm; orders for pickup are kept.',
    store: (
      <StoreButton
        href="/store"
        store={{
          address: '1234 NORTH VERY LONG BOULEVARD AVENUE EAST',
          message: 'Closed. Opens Mon 7:30 AM',
        }}
      />
    ),
    account: <AccountLink href="/user/myAccount" name="Maximiliano" />,
    cart: <CartLink href="/cart" cart={{ itemCount: 120, subtotalMinor: 123450 }} />,
    vehicle: (
      <VehicleButton
        href="/user/myVehicle"
        vehicle="2018 Norvik Halden Crew Cab Long Bed Heavy Duty Tow Package 2.5L L4 Turbo Diesel"
      />
    ),
  },
};

export const Sticky: Story = {
  ...LongText,
  render: (args) => (
    <div ref={(node) => node?.querySelector('[data-site-header]')?.setAttribute('data-sticky', '')}>
      <SiteHeader {...args} promoAds={[]} alert={null} />
    </div>
  ),
};

export const Simple: Story = {
  render: ({ menu, search, store: storeButton, cart, vehicle: vehicleButton }) => (
    <SimpleHeader
      menu={menu}
      logo={<LogoLink href="/" logo={logo} brand="Ironbay" variant="regional" />}
      search={search}
      store={storeButton}
      cart={cart}
      vehicle={vehicleButton}
    />
  ),
};

export const Checkout: Story = { render: ({ logo: mark }) => <CheckoutHeader logo={mark} /> };

export const OlderCheckout: Story = {
  render: ({ logo: mark }) => <CheckoutHeader logo={mark} backToCartHref="/cart" />,
};

export const Standalone: Story = {
  render: ({ logo: mark, cart }) => (
    <StandaloneHeader logo={mark} name="Maximiliano" signOut={act('sign-out')} cart={cart} />
  ),
};
