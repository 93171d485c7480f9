import type { Meta, StoryObj } from '@storybook/react-vite';
import { logo, promoAds, sections, shortcuts, store } from '../fixtures/header.tsx';
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
  parameters: { layout: 'fullscreen' },
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
    logo: <LogoLink logo={logo} brand="Ironbay" />,
    search: <SearchField />,
    store: <StoreButton store={store} />,
    account: <AccountLink href="/signin" />,
    cart: <CartLink cart={{ itemCount: 3, subtotalMinor: 21417 }} />,
    vehicle: <VehicleButton vehicle={vehicle} />,
    shortcuts,
    promoAds,
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** What the server sends everybody: neither store nor cart nor vehicle are known. */
export const BeforeData: Story = {
  args: {
    store: <StoreButton store={undefined} />,
    cart: <CartLink cart={undefined} />,
    vehicle: <VehicleButton />,
    promoAds: [],
  },
};

export const NothingSaved: Story = {
  args: {
    store: <StoreButton store={null} />,
    cart: <CartLink cart={{ itemCount: 0, subtotalMinor: 0 }} />,
    vehicle: <VehicleButton vehicle={null} />,
  },
};

export const LongText: Story = {
  args: {
    alert: 'Stores in three counties close early today because of the storm; orders for pickup are kept.',
    store: (
      <StoreButton
        store={{
          address: '1234 NORTH VERY LONG BOULEVARD AVENUE EAST',
          message: 'Closed. Opens Mon 7:30 AM',
        }}
      />
    ),
    account: <AccountLink href="/user/myAccount" name="Maximiliano" />,
    cart: <CartLink cart={{ itemCount: 120, subtotalMinor: 123450 }} />,
    vehicle: (
      <VehicleButton vehicle="2018 Norvik Halden Crew Cab Long Bed Heavy Duty Tow Package 2.5L L4 Turbo Diesel" />
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
      logo={<LogoLink logo={logo} brand="Ironbay" variant="regional" />}
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
