import type { FooterContent, FooterItem } from '@driveline/api';
import { contentQueries, switchedKind, useB2c } from '@driveline/hooks';
import { LegacyFooter, SiteFooter, SocialIcon, StoreIcon, type FooterIconLink } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
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
  const [copyright = brand.name, ...lines] = (data?.footerBottom ?? []).map((item) => item.label);
  if (kind === 'legacy') {
    const links = columnsOf(data).flatMap((column) => column.links);
    return (
      <LegacyFooter
        links={links.length > 0 ? links : legal}
        company={lines}
        copyright={copyright}
        cookieSettingsHref={COOKIE_SETTINGS_PATH}
      />
    );
  }
  const { iconLinks, social } = topRow(data?.footerTop ?? []);
  return (
    <SiteFooter
      iconLinks={iconLinks}
      social={social}
      columns={columnsOf(data)}
      legal={legal}
      copyright={[copyright, ...lines].join(' ')}
      cookieSettingsHref={COOKIE_SETTINGS_PATH}
    />
  );
}

const columnsOf = (content: FooterContent | undefined) =>
  (content?.footerMiddle ?? [])
    .filter(({ displayPosition }) => displayPosition !== 'Horizontal')
    .map(({ title, label, middleLabelContent = [] }) => ({
      title: title ?? label,
      links: middleLabelContent,
    }));

/** Buttons of the first row, the store finder among them, apart from the social networks (SHELL-067). */
function topRow(items: readonly FooterItem[]): { iconLinks: FooterIconLink[]; social: FooterIconLink[] } {
  const isStore = ({ Icon }: FooterItem) => Icon === 'store';
  return {
    iconLinks: items.filter(isStore).map(({ label, CTALink }) => ({
      label,
      href: CTALink,
      icon: <StoreIcon size={20} />,
      intent: 'open-store-search',
    })),
    social: items
      .filter((item) => !isStore(item))
      .map(({ label, CTALink, Icon }) => ({
        label,
        href: CTALink,
        icon: <SocialIcon network={Icon ?? ''} />,
      })),
  };
}
