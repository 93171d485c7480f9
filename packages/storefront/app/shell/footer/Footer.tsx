import type { FooterItem } from '@driveline/api';
import { contentQueries, footerRows, switchedKind, useB2c, useConfig } from '@driveline/hooks';
import {
  LegacyFooter,
  PhoneIcon,
  SiteFooter,
  SocialIcon,
  StoreIcon,
  type FooterIconLink,
} from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import * as paths from '../../paths/index.ts';
import { serverParts } from '../../rendering/serverParts.ts';
import { lazyPart } from '../../shop/latePart.tsx';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText } from '../../shop/useText.ts';

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

const InBrowser = lazyPart(async () => (await import('./CheckoutFoot.tsx')).CheckoutFoot);

/** That of the checkout: the server writes it, and its script comes to those pages alone. */
export function CheckoutFootPlace(props: { readonly seal?: boolean }) {
  const { CheckoutFoot = InBrowser } = serverParts();
  return (
    <Suspense>
      <CheckoutFoot {...props} />
    </Suspense>
  );
}

/** The footer's content, and the legal links of the market, which stand without it. */
export function useFooter() {
  const { market } = useShop();
  const label = useDataText();
  const { client } = useB2c();
  const { data } = useQuery(contentQueries.footer(client));
  return { data, legal: market.legalLinks.map(({ labelKey, href }) => ({ label: label(labelKey), href })) };
}

/** What the server wrote stays as it is. */
const KEPT = { __html: '' };

/** The strip above the footer, which comes with the page and costs no script (SHELL-055). */
export function ReturnsNotice() {
  const { ReturnsStrip } = serverParts();
  if (ReturnsStrip) return <div>{<ReturnsStrip />}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
