import { dealQueries, dealSummary, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/useShop.ts';

/** Deals of now as cards; none without an answer (CONTENT-021). */
export function useDealCards() {
  const { client, shopper } = useB2c();
  const { market } = useShop();
  // Asked by its query: the hooks of deals bring the cart's changes, which home does without.
  const { data } = useQuery(dealQueries.list(client, shopper));
  return (data?.deals ?? []).map((deal) => dealSummary(deal, market));
}
