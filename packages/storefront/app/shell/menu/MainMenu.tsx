import { contentQueries, menuSections, topNavSections, useB2c } from '@driveline/hooks';
import { Menu, type MenuSection } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';

/** The slide-in menu: sections of the header's content, or of the top-nav call where the market says so. */
export function MainMenu() {
  const { market } = useShop();
  return market.menu.source === 'topNav' ? <TopNavMenu /> : <SectionMenu />;
}

function SectionMenu() {
  const { client } = useB2c();
  const { data } = useQuery(contentQueries.header(client));
  return <Menu sections={useCurrent(data ? menuSections(data) : undefined)} />;
}

function TopNavMenu() {
  const { client } = useB2c();
  const { data } = useQuery(contentQueries.topNav(client));
  return <Menu sections={useCurrent(data && topNavSections(data))} />;
}

/** Marks the page that is open; without content home and stores are left (SHELL-016). */
function useCurrent(sections: readonly MenuSection[] | undefined): readonly MenuSection[] {
  const text = useText();
  const { pathname } = useLocation();
  const links = [
    { label: text('goHome'), href: paths.home() },
    { label: text('store.title'), href: paths.stores() },
  ];
  const shown: readonly MenuSection[] = sections ?? [{ links }];
  return shown.map((section) => ({ ...section, links: paths.currentLinks(section.links, pathname) }));
}
