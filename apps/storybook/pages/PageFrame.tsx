import { menuSections, promoAds, topNavSections } from '@driveline/hooks/models';
import {
  AccountLink,
  CartLink,
  CheckoutFooter,
  CheckoutHeader,
  Menu,
  PageBody,
  SearchField,
  SimpleHeader,
  SiteHeader,
  StoreButton,
  VehicleButton,
} from '@driveline/ui';
import type { ReactNode } from 'react';
import { BrandLogo } from './BrandLogo.tsx';
import { PageFooter, useLegalLinks } from './PageFooter.tsx';
import { useShopBrand } from './shopBrand.ts';
import { useShopData } from './shopData.ts';

/** What differs between the frames of pages. */
export interface FrameLook {
  narrow?: boolean;
  /** Nothing lies in the cart. */
  emptyCart?: boolean;
  /** The shopper has said nothing of a vehicle yet. */
  withoutVehicle?: boolean;
  /** The shopper is signed in. */
  signedIn?: boolean;
}

interface FrameProps extends FrameLook {
  children: ReactNode;
}

/** A page of the shop between its header and footer, with the shopper's store, vehicle and cart. */
export function PageFrame({ narrow = false, children, ...look }: FrameProps) {
  return (
    <>
      <PageHead {...look} />
      <main id="main" tabIndex={-1}>
        <PageBody narrow={narrow}>{children}</PageBody>
      </main>
      <PageFooter />
    </>
  );
}

/** The header in the kind that the market's record names. */
function PageHead({ emptyCart = false, withoutVehicle = false, signedIn = false }: FrameLook) {
  const { header, market, profile, totals } = useShopData();
  const { content } = useShopBrand();
  const { address1, messageToDisplay } = header.storeDetails!;
  const sections =
    market.menu.source === 'topNav' ? topNavSections(content.topNav) : menuSections(content.header);
  const cart = emptyCart
    ? { itemCount: 0, subtotalMinor: 0 }
    : { itemCount: totals.itemCount, subtotalMinor: totals.partsMinor };
  const parts = {
    menu: <Menu sections={sections} />,
    logo: <BrandLogo />,
    search: <SearchField />,
    store: <StoreButton store={{ address: address1, message: messageToDisplay }} />,
    cart: <CartLink cart={cart} />,
    vehicle: <VehicleButton vehicle={withoutVehicle ? null : header.vehicleMap!.vehicleName} />,
  };
  if (market.header.kind === 'simple') return <SimpleHeader {...parts} />;
  const account = signedIn ? (
    <AccountLink name={profile.firstName} href="/user/myAccount" />
  ) : (
    <AccountLink href="/signin" />
  );
  return (
    <SiteHeader
      {...parts}
      account={account}
      shortcuts={content.header.shortcuts}
      promoAds={promoAds(content.header)}
    />
  );
}

/** A page of the checkout, which leads nowhere else. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { market } = useShopData();
  const { content, name } = useShopBrand();
  return (
    <>
      <CheckoutHeader logo={<BrandLogo />} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <CheckoutFooter
        copyright={content.footer.footerBottom[0]?.label ?? name}
        links={useLegalLinks()}
        seal={market.checkout.showsSeal}
      />
    </>
  );
}
