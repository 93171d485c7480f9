import { toMinor } from '@driveline/api';
import { useCurrentAccount } from '../account/useAlerts.ts';
import type { ShopMoney } from '../models/shopMoney.ts';
import { rewardBalance } from '../rewards/rewardsQueries.ts';
import { useRewards } from '../rewards/useRewards.ts';

/** Balance of the shopper's rewards in minor units; 0 for who has no card. */
export function useRewardsToSpend(market: ShopMoney): number {
  const hasCard = useCurrentAccount().rewardsId !== '';
  const { data } = useRewards({ enabled: hasCard });
  return hasCard ? toMinor(rewardBalance(data?.loyaltyAccount), market.currency.minorDigits) : 0;
}
