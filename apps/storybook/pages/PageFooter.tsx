import { footerRows, type FooterRows } from '@driveline/hooks/models';
import { LegacyFooter, PhoneIcon, SiteFooter, SocialIcon, StoreIcon } from '@driveline/ui';
import type { ReactNode } from 'react';
import { useMarket } from '../.storybook/shopMarket.ts';
import { usePageWords, type PageWord } from './pageWords.ts';
import { useShopBrand } from './shopBrand.ts';

const COOKIE_SETTINGS = '/cookieSettings';

/** The links that the market's law asks for. */
export function useLegalLinks() {
  const words = usePageWords();
  return useMarket().legalLinks.map(({ labelKey, href }) => ({ label: words(labelKey as PageWord), href }));
}

/** The footer of every page but the checkout, in the kind that the market's record names. */
export function PageFooter() {
  const { footer } = useMarket();
  const { content, name } = useShopBrand();
  const legal = useLegalLinks();
  const { buttons, social, columns, otherSites, apps, lines } = footerRows(content.footer);
  const [copyright = name, ...further] = lines;
  if (footer.kind === 'legacy')
    return (
      <LegacyFooter
        links={columns.flatMap(({ links }) => links)}
        company={further}
        copyright={copyright}
        cookieSettingsHref={COOKIE_SETTINGS}
      />
    );
  return (
    <SiteFooter
      iconLinks={buttons.map((item) => iconLink(item, <StoreIcon size={20} />))}
      social={social.map((item) => iconLink(item, <SocialIcon network={item.Icon ?? ''} />))}
      columns={columns}
      otherSites={otherSites}
      apps={apps.map((item) => iconLink(item, <PhoneIcon size={20} />))}
      legal={legal}
      copyright={[copyright, ...further].join(' ')}
      cookieSettingsHref={COOKIE_SETTINGS}
    />
  );
}

const iconLink = ({ label, CTALink }: FooterRows['social'][number], icon: ReactNode) => ({
  label,
  href: CTALink,
  icon,
});
