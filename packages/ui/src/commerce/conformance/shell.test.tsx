import { describeBlocks } from '../../../test/describeConformance.tsx';
import { logo, promoAds, sections, shortcuts, store, suggestions } from '../fixtures/header.tsx';
import { CheckoutFooter } from '../Footer/CheckoutFooter.tsx';
import { LegacyFooter } from '../Footer/LegacyFooter.tsx';
import { SiteFooter } from '../Footer/SiteFooter.tsx';
import { SocialIcon } from '../Footer/SocialIcon.tsx';
import { AccountLink } from '../Header/AccountLink.tsx';
import { CartLink } from '../Header/CartLink.tsx';
import { CheckoutHeader } from '../Header/CheckoutHeader.tsx';
import { LogoLink } from '../Header/LogoLink.tsx';
import { PromoStrip } from '../Header/PromoStrip.tsx';
import { SimpleHeader } from '../Header/SimpleHeader.tsx';
import { SiteHeader } from '../Header/SiteHeader.tsx';
import { StandaloneHeader } from '../Header/StandaloneHeader.tsx';
import { StoreButton } from '../Header/StoreButton.tsx';
import { VehicleButton } from '../Header/VehicleButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { SearchField } from '../Search/SearchField.tsx';
import { SuggestionList } from '../Search/SuggestionList.tsx';

const slots = { menu: null, logo, search: null, store: null, vehicle: null };
const links = [{ label: 'Terms', href: '/terms' }];
const cookieSettingsHref = '/cookieSettings';

describeBlocks({
  AccountLink: [HTMLAnchorElement, (props) => <AccountLink name="Ana" href="/account" {...props} />],
  CartLink: [
    HTMLAnchorElement,
    (props) => <CartLink href="/cart" cart={{ itemCount: 3, subtotalMinor: 12_998 }} {...props} />,
  ],
  CheckoutFooter: [
    HTMLElement,
    (props) => <CheckoutFooter copyright="© 2026 Ironbay" links={links} seal {...props} />,
  ],
  CheckoutHeader: [HTMLElement, (props) => <CheckoutHeader logo={logo} {...props} />],
  LegacyFooter: [
    HTMLElement,
    (props) => (
      <LegacyFooter {...{ links, cookieSettingsHref }} company={['Ironbay']} copyright="© 2026" {...props} />
    ),
  ],
  LogoLink: [HTMLAnchorElement, (props) => <LogoLink href="/" logo={logo} brand="Ironbay" {...props} />],
  Menu: [HTMLDetailsElement, (props) => <Menu sections={sections} {...props} />],
  PromoStrip: [HTMLElement, (props) => <PromoStrip ads={promoAds} {...props} />],
  SearchField: [
    HTMLFormElement,
    (props) => <SearchField action="/searchresult" defaultValue="brake" {...props} />,
  ],
  SimpleHeader: [HTMLElement, (props) => <SimpleHeader {...slots} {...props} />],
  SiteFooter: [
    HTMLElement,
    (props) => (
      <SiteFooter
        {...{ cookieSettingsHref }}
        columns={[{ title: 'Help', links }]}
        otherSites={links}
        legal={links}
        copyright="© 2026"
        {...props}
      />
    ),
  ],
  SiteHeader: [
    HTMLElement,
    (props) => <SiteHeader {...slots} {...{ promoAds, shortcuts }} alert="Stores close at noon" {...props} />,
  ],
  SocialIcon: [SVGElement, (props) => <SocialIcon network="youtube" {...props} />],
  StandaloneHeader: [
    HTMLElement,
    (props) => (
      <StandaloneHeader
        logo={logo}
        name="Ana"
        signOut={{ target: { action: '/actions', intent: 'sign-out' } }}
        cart="Cart"
        {...props}
      />
    ),
  ],
  StoreButton: [HTMLAnchorElement, (props) => <StoreButton href="/store" store={store} {...props} />],
  SuggestionList: [
    HTMLDivElement,
    (props) => (
      <SuggestionList
        id="list"
        recent={['oil']}
        general={['brake pads']}
        products={suggestions}
        vehicle="Halden"
        onClearRecent={() => undefined}
        {...props}
      />
    ),
  ],
  VehicleButton: [
    HTMLAnchorElement,
    (props) => <VehicleButton href="/user/myVehicle" vehicle="2018 Norvik Halden" {...props} />,
  ],
});
