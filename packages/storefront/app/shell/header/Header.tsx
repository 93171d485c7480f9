import type { StoreDetails } from '@driveline/api';
import {
  assumedStoreNumber,
  chosenStore,
  contentQueries,
  promoAds,
  switchedKind,
  useB2c,
  useConfig,
  useHeader,
  useStickyHeader,
} from '@driveline/hooks';
import { SimpleHeader, SiteHeader, storeAddress, StoreButton, VehicleButton } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useLanguages } from '../Languages.tsx';
import { MainMenu } from '../menu/MainMenu.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { AccountEntry, BrandLogo, HeaderCart } from './HeaderParts.tsx';

/** The header of every page but the checkout, in the kind that market and flag choose (CONF-011). */
export function Header() {
  const { market, record } = useShop();
  const { client } = useB2c();
  const { pathname } = useLocation();
  const kind = switchedKind(useConfig(), market.header);
  const header = useHeader();
  const store = chosenStore(header.data?.storeDetails, assumedStoreNumber(client, market));
  const { data: content } = useQuery(contentQueries.header(client));
  const languages = useLanguages();
  const label = useText()('shell.language');
  useStickyHeader();
  const parts = {
    menu: <MainMenu />,
    logo: <BrandLogo />,
    search: <SearchBox />,
    // A page that everybody gets has no vehicle and no store, so nothing is left open for them; on a page of this
    // shopper's own, which knows its day, the data may have come too late (SHELL-025).
    vehicle: <VehicleButton href={paths.vehicles()} vehicle={header.data?.vehicleMap?.vehicleName ?? null} />,
    store: (
      <StoreButton
        href={paths.stores()}
        store={header.isPending && record.today ? undefined : shownStore(store, market.stores.showsAddress2)}
      />
    ),
    cart: market.checkout.enabled && <HeaderCart />,
    languages: languages[0] && { label, links: languages },
  };
  if (kind === 'simple') return <SimpleHeader {...parts} />;
  return (
    <SiteHeader
      {...parts}
      account={<AccountEntry />}
      {...(market.header.showsContextRow && {
        shortcuts: paths.currentLinks(content?.shortcuts ?? [], pathname),
      })}
      {...(market.header.showsPromoStrip && { promoAds: content ? promoAds(content) : [] })}
      alert={content?.sitewideBanner?.alert_text ?? null}
    />
  );
}

/** One that is only assumed reads 'Select a store' (VEHST-032). */
function shownStore(store: StoreDetails | undefined, showsAddress2: boolean) {
  return store ? { address: storeAddress(store, showsAddress2), message: store.messageToDisplay } : null;
}
