import { contentQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useDataText, useShop } from '../../shop/useShop.ts';
import { useLanguages } from '../Languages.tsx';

/** The footer's content, and what stands without it: the legal links of the market, and the page in other languages. */
export function useFooter() {
  const { market } = useShop();
  const label = useDataText();
  const { client } = useB2c();
  const { data } = useQuery(contentQueries.footer(client));
  const legal = market.legalLinks.map(({ labelKey, href }) => ({ label: label(labelKey), href }));
  return { data, legal: [...legal, ...useLanguages()] };
}
