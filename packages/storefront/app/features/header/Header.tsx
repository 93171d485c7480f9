import type { StoreDetails } from '@driveline/api';
import {
  assumedStoreNumber,
  chosenStore,
  contentQueries,
  promoAds,
  switchedKind,
  useB2c,
} from '@driveline/hooks';
import { SimpleHeader, SiteHeader, storeAddress, StoreButton, VehicleButton } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { MainMenu } from '../menu/index.ts';
import { SearchBox } from '../search/index.ts';
import { useConfig, useHeaderData } from '../session/index.ts';
import { AccountEntry } from './AccountEntry.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { HeaderCart } from './HeaderCart.tsx';
import { useStickyHeader } from './useStickyHeader.ts';

/** The header of every page but the checkout, in the kind that market and flag choose (CONF-011). */
export function Header() {
  const { market } = useShop();
  const { client } = useB2c();
  const { pathname } = useLocation();
  const kind = switchedKind(useConfig(), market.header);
  const header = useHeaderData();
  const store = chosenStore(header.data?.storeDetails, assumedStoreNumber(client, market));
  const { data: content } = useQuery(contentQueries.header(client));
  useStickyHeader();
  const parts = {
    menu: <MainMenu />,
    logo: <BrandLogo />,
    search: <SearchBox />,
    // A page that everybody gets has no vehicle and no store, so nothing is left open for them.
    vehicle: <VehicleButton vehicle={header.data?.vehicleMap?.vehicleName ?? null} />,
    store: <StoreButton store={shownStore(store, market.stores.showsAddress2)} />,
    cart: market.checkout.enabled && <HeaderCart />,
  };
  if (kind === 'simple') return <SimpleHeader {...parts} />;
  return (
    <SiteHeader
      {...parts}
      account={<AccountEntry />}
      {...(market.header.showsContextRow && { shortcuts: currentLinks(content?.shortcuts ?? [], pathname) })}
      {...(market.header.showsPromoStrip && { promoAds: content ? promoAds(content) : [] })}
      alert={content?.sitewideBanner?.alert_text ?? null}
    />
  );
}

/** One that is only assumed reads 'Select a store' (VEHST-032). */
function shownStore(store: StoreDetails | undefined, showsAddress2: boolean) {
  return store ? { address: storeAddress(store, showsAddress2), message: store.messageToDisplay } : null;
}

const currentLinks = (links: readonly { label: string; href: string }[], pathname: string) =>
  links.map((link) => ({ ...link, current: link.href === pathname }));
