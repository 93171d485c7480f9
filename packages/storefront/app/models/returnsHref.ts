import type { Market } from '@driveline/markets';

/** Where the market says how parts are returned; home in one that names no such page. */
export const returnsHref = ({ legalLinks }: Pick<Market, 'legalLinks'>): string =>
  legalLinks.find(({ labelKey }) => labelKey === 'legal.returns')?.href ?? '/';
