import type { FooterItem } from '@driveline/api';
import { switchedKind, useConfig, whatsAppHref } from '@driveline/hooks';
import {
  ChatIcon,
  LegacyFooter,
  PhoneIcon,
  SiteFooter,
  SocialIcon,
  StoreIcon,
  useStrings,
  type FooterIconLink,
} from '@driveline/ui';
import type { ReactNode } from 'react';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useFooter } from './useFooter.ts';

/** The footer of every page but the checkout, in the kind that market and flag choose (CONF-011). */
export function Footer() {
  const { market } = useShop();
  const kind = switchedKind(useConfig(), market.footer);
  const { buttons, social, columns, otherSites, apps, lines, legal } = useFooter();
  const [copyright, ...further] = lines;
  const href = whatsAppHref(market, useText()('whatsApp.help'));
  const { whatsApp: label } = useStrings().shell;
  const asks = href ? [{ label, href, rel: 'noopener', icon: <ChatIcon size={20} /> }] : [];
  if (kind === 'legacy') {
    const links = columns.flatMap((column) => column.links);
    return (
      <LegacyFooter
        links={[...(links.length > 0 ? links : legal), ...asks]}
        company={further}
        copyright={copyright}
        cookieSettingsHref={paths.cookieSettings()}
      />
    );
  }
  return (
    <SiteFooter
      iconLinks={[
        ...buttons.map((item) => ({
          ...iconLink(item, <StoreIcon size={20} />),
          intent: 'open-store-search',
        })),
        ...asks,
      ]}
      social={social.map((item) => iconLink(item, <SocialIcon network={item.Icon ?? ''} />))}
      columns={columns}
      otherSites={otherSites}
      apps={apps.map((item) => iconLink(item, <PhoneIcon size={20} />))}
      legal={legal}
      seal={market.checkout.showsSeal}
      copyright={lines.join(' ')}
      cookieSettingsHref={paths.cookieSettings()}
    />
  );
}

const iconLink = ({ label, CTALink }: FooterItem, icon: ReactNode): FooterIconLink => ({
  label,
  href: CTALink,
  icon,
});
