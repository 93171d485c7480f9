import { useBrands, useDealCategories, useFooterContent, useHeaderContent, useMakes } from '@driveline/hooks';
import { IndexList, type IndexGroup } from '@driveline/ui/browse';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import * as paths from '../../paths/index.ts';
import { useDataText, useShop, useText } from '../../shop/useShop.ts';

/** `/siteMap`: every way through the shop in one place; a group that cannot be had is left out (SHELL-064). */
export function SiteMapPage() {
  const text = useText();
  const label = useDataText();
  const { market } = useShop();
  const { data: header } = useHeaderContent();
  const { data: footer } = useFooterContent();
  const { data: brands } = useBrands();
  const { data: makes } = useMakes();
  const { data: deals } = useDealCategories();
  const categories = (deals?.categories ?? []).map(({ categoryName, canonicalPath }) => ({
    name: categoryName,
    path: canonicalPath,
  }));
  const legal = market.legalLinks.map(({ labelKey, href }) => ({ label: label(labelKey), href }));
  const groups = [
    ...(header?.menu ?? []).map(({ title, links }, index) => group(`menu-${index}`, title, links)),
    group('deals', text('deals.byCategory'), categories.map(linkOf)),
    group('brands', text('browse.brands'), (brands?.brands ?? []).map(linkOf)),
    group('makes', text('browse.makes'), (makes?.makes ?? []).map(linkOf)),
    ...(footer?.footerMiddle ?? []).map(({ label: title, middleLabelContent = [] }, index) =>
      group(`footer-${index}`, title, middleLabelContent),
    ),
    // The footer's own columns name them too.
    group('legal', text('browse.legal'), footer ? [] : legal),
    group('help', text('browse.help'), [
      { label: text('goHome'), href: paths.home() },
      { label: text('store.title'), href: paths.stores() },
      { label: text('browse.vin'), href: paths.vinDecoder() },
    ]),
  ];
  return (
    <NamedPage title={text('browse.siteMap')} lead={text('browse.siteMapLead')} path={paths.siteMap()}>
      <IndexList groups={groups} jumpLabel={text('browse.onThisPage')} />
    </NamedPage>
  );
}

const linkOf = ({ name, path }: { name: string; path: string }) => ({ label: name, href: path });

/** An address stands once in a group. */
function group(id: string, title: string, links: readonly { label: string; href: string }[]): IndexGroup {
  const once = new Map(links.map((link) => [link.href, link]));
  return { id, title, links: [...once.values()] };
}
