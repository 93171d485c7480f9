import { useFooterRows } from '@driveline/hooks';
import { useDataText, useShop } from '../../shop/useShop.ts';
import { useLanguages } from '../Languages.tsx';

/** The footer's content, and what stands without it: the legal links of the market, and the page in other languages. */
export function useFooter() {
  const { market, brand } = useShop();
  const label = useDataText();
  const rows = useFooterRows(brand.name);
  const legal = market.legalLinks.map(({ labelKey, href }) => ({ label: label(labelKey), href }));
  return { ...rows, legal: [...legal, ...useLanguages()] };
}
