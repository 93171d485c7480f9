import type { ReactNode } from 'react';

export interface FooterLink {
  label: string;
  href: string;
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
