import {
  AccountLink,
  CartLink,
  CheckoutFooter,
  CheckoutHeader,
  LogoLink,
  Menu,
  PageBody,
  SearchField,
  SiteHeader,
  StoreButton,
  VehicleButton,
} from '@driveline/ui';
import type { ReactNode } from 'react';
import { usePageWords, type PageWord } from './pageWords.ts';
import { useShopData } from './shopData.ts';

/** Stands in for a brand's logo: the storefront draws mark and word. */
const logo = (
  <svg viewBox="0 0 265 32" role="presentation" fill="currentColor">
    <path d="M2 4h28v7H20v10h10v7H2v-7h10V11H2z" />
    <path d="M44 6h8v20h-8zM60 6h30v6H60zM60 20h30v6H60zM98 6h8v20h-8zM114 6h36v6h-36zM114 20h24v6h-24zM158 6h8v20h-8z" />
  </svg>
);
const logoLink = <LogoLink logo={logo} brand="Ironbay" />;

const departments: readonly [PageWord, string][] = [
  ['parts', '/parts'],
  ['accessories', '/interior-accessories'],
  ['tools', '/tools-and-equipment'],
  ['fluids', '/fluids-and-chemicals'],
  ['offers', '/deals'],
  ['help', '/user/repairGuides'],
];

/** What differs between the frames of pages. */
export interface FrameLook {
  narrow?: boolean;
  /** Nothing lies in the cart. */
  emptyCart?: boolean;
  /** The shopper has said nothing of a vehicle yet. */
  withoutVehicle?: boolean;
}

interface FrameProps extends FrameLook {
  children: ReactNode;
}

/** A page of the shop under its header, with the shopper's store, vehicle and cart. */
export function PageFrame({ emptyCart = false, withoutVehicle = false, ...body }: FrameProps) {
  const words = usePageWords();
  const { header, totals } = useShopData();
  const links = departments.map(([word, href]) => ({ label: words(word), href, current: word === 'parts' }));
  const { address1, messageToDisplay } = header.storeDetails!;
  const cart = emptyCart
    ? { itemCount: 0, subtotalMinor: 0 }
    : { itemCount: totals.itemCount, subtotalMinor: totals.partsMinor };
  return (
    <>
      <SiteHeader
        menu={<Menu sections={[{ title: words('departments'), links }]} />}
        logo={logoLink}
        search={<SearchField />}
        store={<StoreButton store={{ address: address1, message: messageToDisplay }} />}
        account={<AccountLink href="/signin" />}
        cart={<CartLink cart={cart} />}
        vehicle={<VehicleButton vehicle={withoutVehicle ? null : header.vehicleMap!.vehicleName} />}
        shortcuts={links}
      />
      <main id="main" tabIndex={-1}>
        <PageBody {...body} />
      </main>
    </>
  );
}

/** A page of the checkout, which leads nowhere else. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <CheckoutHeader logo={logoLink} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <CheckoutFooter copyright="© 2026 Ironbay" seal />
    </>
  );
}
