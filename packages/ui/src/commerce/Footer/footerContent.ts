import type { ReactNode } from 'react';

export interface FooterLink {
  label: string;
  href: string;
  /** BCP 47 tag of its label and its page, where these are in another language. */
  lang?: string;
  /** Of a link that leaves the shop. */
  rel?: string;
}

/** A button of the first row: an icon and a word. */
export interface FooterIconLink extends FooterLink {
  icon: ReactNode;
  /** For the storefront: `open-store-search` opens the search in a modal [SHELL-067]. */
  intent?: string;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}
