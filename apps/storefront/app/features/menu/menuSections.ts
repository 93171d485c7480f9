import type { HeaderContent, TopNav } from '@driveline/api';
import type { MenuSection } from '@driveline/ui';

/** Sections of the header's content as the menu takes them. */
export const menuSections = (menu: HeaderContent['menu']): MenuSection[] =>
  menu.map(({ title, links }) => ({ title, links }));

/** The top-nav call's lists (API-032): entries with children open in place (SHELL-016). */
export const topNavSections = ({ menuList }: TopNav): MenuSection[] =>
  menuList.map(({ links }) => ({
    links: links.map(({ menu_link, target, child_links }) => ({
      ...named(menu_link, target),
      children: child_links.map((child) => named(child.menu_link, child.target)),
    })),
  }));

const named = ({ title, href }: { title: string; href: string }, target: string | undefined) => ({
  label: title,
  href,
  ...(target && { target }),
});
