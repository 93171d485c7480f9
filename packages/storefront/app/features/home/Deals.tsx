import { dealQueries, dealSummary, useB2c } from '@driveline/hooks';
import { DealCards } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';

/** Deals of now; nothing without any (CONTENT-021). */
export function Deals() {
  const { client } = useB2c();
  const { market } = useShop();
  const { data } = useQuery(dealQueries.list(client));
  return <DealCards deals={(data?.deals ?? []).map((deal) => dealSummary(deal, market))} />;
}
