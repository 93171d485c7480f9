import type { ReactNode } from 'react';
import { WarningIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as strip from '../private/strip.css.ts';
import * as header from './header.css.ts';
import { Languages, type HeaderLanguages } from './HeaderLanguages.tsx';
import { PromoStrip, type PromoAd } from './PromoStrip.tsx';
import * as styles from './SiteHeader.css.ts';

export interface HeaderLink {
  label: string;
  href: string;
  current?: boolean;
}

export interface SiteHeaderProps extends BlockProps<'header'> {
  /** `Menu`. */
  menu: ReactNode;
  /** `LogoLink`. */
  logo: ReactNode;
  /** `SearchField`. */
  search: ReactNode;
  /** `StoreButton`. */
  store: ReactNode;
  /** `AccountLink`; left out where nobody signs in. */
  account?: ReactNode;
  /** `CartLink`; left out in a market without sales. */
  cart?: ReactNode;
  /** `VehicleButton`. */
  vehicle: ReactNode;
  shortcuts?: readonly HeaderLink[];
  /** Beside the shortcuts; a phone has no room for them, there the menu has them. */
  languages?: HeaderLanguages | undefined;
  /** The strip shows with two of them or more [SHELL-007]. */
  promoAds?: readonly PromoAd[];
  /** Text of the sitewide banner. An empty one shows the banner with words of its own, none no banner [SHELL-006]. */
  alert?: string | null | undefined;
  /** Of `<main>`; default `main`. */
  mainId?: string;
}

/**
 * The header of every page in one markup for all widths. A storefront sets `data-sticky` on the `header` element
 * once the page is scrolled by half its height (1/1.5 on a phone) and takes it away on the way back [SHELL-037].
 */
export function SiteHeader(props: SiteHeaderProps) {
  const {
    menu,
    logo,
    search,
    store,
    account,
    cart,
    vehicle,
    shortcuts,
    languages,
    promoAds,
    alert,
    mainId,
    className,
    ...rest
  } = props;
  return (
    <>
      <SkipLink href={`#${mainId ?? 'main'}`} />
      {alert != null && <SitewideAlert text={alert} />}
      <PromoStrip {...(promoAds && { ads: promoAds })} />
      <header
        className={classNames(header.root, className)}
        data-surface="inverse"
        data-site-header
        {...rest}
      >
        <div className={header.bar}>
          <div className={header.menu}>{menu}</div>
          {logo}
          <div className={header.search}>{search}</div>
          <div className={header.store}>{store}</div>
          {account && <div className={header.account}>{account}</div>}
          {cart && <div className={header.cart}>{cart}</div>}
          <div className={header.vehicle}>{vehicle}</div>
          <div className={header.contextEnd}>
            {shortcuts && <Shortcuts links={shortcuts} />}
            {languages && <Languages {...languages} className={header.languages} />}
          </div>
        </div>
      </header>
    </>
  );
}

function SitewideAlert({ text }: { text: string }) {
  const { shell } = useStrings();
  return (
    <section aria-label={shell.notice} className={classNames(strip.root, strip.tone.check, styles.alert)}>
      <WarningIcon size={20} className={styles.alertIcon} />
      {text.trim() || shell.noticeText}
    </section>
  );
}

function Shortcuts({ links }: { links: readonly HeaderLink[] }) {
  const { shell } = useStrings();
  return (
    <nav aria-label={shell.shortcuts} className={header.shortcuts}>
      {links.map(({ label, href, current }) => (
        <a key={href} href={href} className={header.shortcut} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
