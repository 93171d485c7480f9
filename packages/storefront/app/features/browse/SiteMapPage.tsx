import { brandQueries, contentQueries, dealQueries, useB2c } from '@driveline/hooks';
import { IndexList, type IndexGroup } from '@driveline/ui/browse';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText, useText } from '../../shop/useText.ts';
import { NamedPage } from '../named-page/index.ts';

/** `/siteMap`: every way through the shop in one place; a group that cannot be had is left out (SHELL-064). */
export function SiteMapPage() {
  const text = useText();
  const label = useDataText();
  const { market } = useShop();
  const { client } = useB2c();
  const { data: header } = useQuery(contentQueries.header(client));
  const { data: footer } = useQuery(contentQueries.footer(client));
  const { data: brands } = useQuery(brandQueries.brands(client));
  const { data: makes } = useQuery(brandQueries.makes(client));
  const { data: deals } = useQuery(dealQueries.byCategory(client));
  const legal = market.legalLinks.map(({ labelKey, href }) => ({ label: label(labelKey), href }));
  const groups: IndexGroup[] = [
    ...(header?.menu ?? []).map(({ title, links }, index) => group(`menu-${index}`, title, links)),
    group(
      'deals',
      text('deals.byCategory'),
      (deals?.categories ?? []).map(({ categoryName, canonicalPath }) => ({
        label: categoryName,
        href: canonicalPath,
      })),
    ),
    group(
      'brands',
      text('browse.brands'),
      (brands?.brands ?? []).map(({ name, path }) => ({ label: name, href: path })),
    ),
    group(
      'makes',
      text('browse.makes'),
      (makes?.makes ?? []).map(({ name, path }) => ({ label: name, href: path })),
    ),
    ...(footer?.footerMiddle ?? []).map(({ label: title, middleLabelContent = [] }, index) =>
      group(`footer-${index}`, title, middleLabelContent),
    ),
    // The footer's own columns name them too.
    group('legal', text('browse.legal'), footer ? [] : legal),
    group('help', text('browse.help'), [
      { label: text('goHome'), href: '/' },
      { label: text('store.title'), href: '/store' },
      { label: text('browse.vin'), href: '/vin-decoder' },
    ]),
  ];
  return (
    <NamedPage title={text('browse.siteMap')} lead={text('browse.siteMapLead')} path="/siteMap">
      <IndexList groups={groups} jumpLabel={text('browse.onThisPage')} />
    </NamedPage>
  );
}

/** An address stands once in a group. */
function group(id: string, title: string, links: readonly { label: string; href: string }[]): IndexGroup {
  const once = new Map(links.map((link) => [link.href, link]));
  return { id, title, links: [...once.values()] };
}
