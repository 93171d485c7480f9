import type { FooterItem } from '@driveline/api';
import { contentQueries, footerRows, switchedKind, useB2c } from '@driveline/hooks';
import {
  LegacyFooter,
  PhoneIcon,
  SiteFooter,
  SocialIcon,
  StoreIcon,
  type FooterIconLink,
} from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConfig } from '../session/index.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText } from '../../shop/useText.ts';
import { COOKIE_SETTINGS_PATH } from '../../shop/overlays.ts';

/** The footer of every page but the checkout, in the kind that market and flag choose (CONF-011). */
export function Footer() {
  const { market, brand } = useShop();
  const label = useDataText();
  const { client } = useB2c();
  const kind = switchedKind(useConfig(), market.footer);
  const { data } = useQuery(contentQueries.footer(client));
  const legal = market.legalLinks.map(({ labelKey, href }) => ({ label: label(labelKey), href }));
  const { buttons, social, columns, otherSites, apps, lines } = footerRows(data);
  const [copyright = brand.name, ...further] = lines;
  if (kind === 'legacy') {
    const links = columns.flatMap((column) => column.links);
    return (
      <LegacyFooter
        links={links.length > 0 ? links : legal}
        company={further}
        copyright={copyright}
        cookieSettingsHref={COOKIE_SETTINGS_PATH}
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
      copyright={[copyright, ...further].join(' ')}
      cookieSettingsHref={COOKIE_SETTINGS_PATH}
    />
  );
}

const iconLink = ({ label, CTALink }: FooterItem, icon: ReactNode): FooterIconLink => ({
  label,
  href: CTALink,
  icon,
});
