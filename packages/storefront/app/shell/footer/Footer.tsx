import type { FooterItem } from '@driveline/api';
import { footerRows, switchedKind, useConfig } from '@driveline/hooks';
import {
  LegacyFooter,
  PhoneIcon,
  SiteFooter,
  SocialIcon,
  StoreIcon,
  type FooterIconLink,
} from '@driveline/ui';
import type { ReactNode } from 'react';
import * as paths from '../../paths/index.ts';
import { useShop } from '../../shop/useShop.ts';
import { useFooter } from './useFooter.ts';

/** The footer of every page but the checkout, in the kind that market and flag choose (CONF-011). */
export function Footer() {
  const { market, brand } = useShop();
  const kind = switchedKind(useConfig(), market.footer);
  const { data, legal } = useFooter();
  const { buttons, social, columns, otherSites, apps, lines } = footerRows(data);
  const [copyright = brand.name, ...further] = lines;
  if (kind === 'legacy') {
    const links = columns.flatMap((column) => column.links);
    return (
      <LegacyFooter
        links={links.length > 0 ? links : legal}
        company={further}
        copyright={copyright}
        cookieSettingsHref={paths.cookieSettings()}
      />
    );
  }
  return (
    <SiteFooter
      iconLinks={buttons.map((item) => ({
        ...iconLink(item, <StoreIcon size={20} />),
        intent: 'open-store-search',
      }))}
      social={social.map((item) => iconLink(item, <SocialIcon network={item.Icon ?? ''} />))}
      columns={columns}
      otherSites={otherSites}
      apps={apps.map((item) => iconLink(item, <PhoneIcon size={20} />))}
      legal={legal}
      seal={market.checkout.showsSeal}
      copyright={[copyright, ...further].join(' ')}
      cookieSettingsHref={paths.cookieSettings()}
    />
  );
}

const iconLink = ({ label, CTALink }: FooterItem, icon: ReactNode): FooterIconLink => ({
  label,
  href: CTALink,
  icon,
});
