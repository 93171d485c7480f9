import { contentQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText } from '../../shop/useText.ts';

/** The footer's content, and the legal links of the market, which stand without it. */
export function useFooter() {
  const { market } = useShop();
  const label = useDataText();
  const { client } = useB2c();
  const { data } = useQuery(contentQueries.footer(client));
  return { data, legal: market.legalLinks.map(({ labelKey, href }) => ({ label: label(labelKey), href })) };
}
