import { useQuery } from '@tanstack/react-query';
import { useB2c } from '../client/ClientProvider.ts';
import { dealSummary } from '../models/dealSummary.ts';
import type { ShopMoney } from '../models/shopMoney.ts';
import { dealQueries } from './dealQueries.ts';

/**
 * Deals of now as cards, without the cart's changes that `useDeals` brings along: `deals.list`.
 * @param market whose money the amounts are
 * @param limit the first so many; all without it
 */
export function useDealCards(market: ShopMoney, limit?: number) {
  const { client, shopper } = useB2c();
  return useQuery({
    ...dealQueries.list(client, shopper, limit),
    // A server of the release before answers all.
    select: ({ deals }) => deals.slice(0, limit).map((deal) => dealSummary(deal, market)),
  });
}
