import type { HeaderContent, TopNav } from '@driveline/api';

/** A link of the menu; children open in place. */
export interface ShownMenuLink {
  readonly label: string;
  readonly href: string;
  /** As the content gives it, such as `_blank`. */
  readonly target?: string;
  /** Family of the drawing beside it. */
  readonly drawing?: string | undefined;
  readonly children?: readonly ShownMenuLink[];
}

/** Links under a title, or without one. */
export interface ShownMenuSection {
  readonly title?: string;
  readonly links: readonly ShownMenuLink[];
}

/** Sections of the header's content as the menu takes them. */
export const menuSections = ({ menu }: Pick<HeaderContent, 'menu'>): ShownMenuSection[] =>
  menu.map(({ title, links }) => ({ title, links }));

/** The top-nav call's lists (API-032): entries with children open in place (SHELL-016). */
export const topNavSections = ({ menuList }: TopNav): ShownMenuSection[] =>
  menuList.map(({ links }) => ({
    links: links.map(({ menu_link, target, child_links }) => ({
      ...named(menu_link, target),
      children: child_links.map((child) => named(child.menu_link, child.target)),
    })),
  }));

const named = ({ title, ...link }: TopNavLink, target: string | undefined) => ({
  label: title,
  ...link,
  ...(target && { target }),
});

type TopNavLink = { title: string; href: string; drawing?: string | undefined };

/** Ads of the header's content as the strip takes them: a line is a link where it has an address (SHELL-008). */
export const promoAds = ({ promoAds: ads }: Pick<HeaderContent, 'promoAds'>) =>
  ads.map(({ heading, headingLink, label, labelLink }) => ({
    heading,
    label,
    ...(headingLink && { headingHref: headingLink }),
    ...(labelLink && { labelHref: labelLink }),
  }));
