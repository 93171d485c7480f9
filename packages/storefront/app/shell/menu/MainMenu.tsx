import { contentQueries, menuSections, topNavSections, useB2c } from '@driveline/hooks';
import { Menu, type MenuSection } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useLanguages } from '../Languages.tsx';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';

/**
 * The slide-in menu: sections of the header's content, or of the top-nav call where the market says so. The page that is
 * open is marked; without content home and stores are left (SHELL-016).
 */
export function MainMenu() {
  const text = useText();
  const { client } = useB2c();
  const { market, record } = useShop();
  const { pathname } = useLocation();
  const isTopNav = market.menu.source === 'topNav';
  const { data: header } = useQuery({ ...contentQueries.header(client), enabled: !isTopNav });
  const { data: topNav } = useQuery({ ...contentQueries.topNav(client), enabled: isTopNav });
  const sections = isTopNav ? topNav && topNavSections(topNav) : header && menuSections(header);
  const { variant, desktop } = market.logo;
  const links = [
    { label: text('goHome'), href: paths.home() },
    { label: text('store.title'), href: paths.stores() },
  ];
  const shown: readonly MenuSection[] = [...(sections ?? [{ links }]), { links: useLanguages() }];
  return (
    <Menu
      sections={shown.map((section) => ({ ...section, links: paths.currentLinks(section.links, pathname) }))}
      brand={<img src={record.logos[variant]} alt="" width={desktop.width} height={desktop.height} />}
    />
  );
}
