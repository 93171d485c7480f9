/** What of a market its legal pages are. */
export interface LegalPages {
  readonly legalLinks: readonly { readonly labelKey: string; readonly href: string }[];
}

/** Where the market says how parts are returned; nothing in one that names no such page. */
export const returnsHref = ({ legalLinks }: LegalPages): string | undefined =>
  legalLinks.find(({ labelKey }) => labelKey === 'legal.returns')?.href;
