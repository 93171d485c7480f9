import type { Market } from '@driveline/markets';

/** Section of the market's legal page that holds the rules: what is accepted and what is read are one text. */
export const RULES_SECTION = 'rewardsProgramRules';

/** The page that the market's legal links begin with. */
export const rulesSource = ({ legalLinks }: Pick<Market, 'legalLinks'>): string =>
  legalLinks[0]?.href.split('#')[0] ?? '/';
