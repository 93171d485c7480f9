import { toMinor } from '@driveline/api';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useCurrentAccount } from '../account/useAlerts.ts';
import { phoneSystem } from '../banners/appBanner.ts';
import { useB2c } from '../client/ClientProvider.ts';
import type { ShopMoney } from '../models/shopMoney.ts';
import { rewardsQueries } from './rewardsQueries.ts';

const SYSTEMS = { ios: 'WALLET_PASS_URL_IOS', android: 'WALLET_PASS_URL_ANDROID' } as const;
const never = () => () => undefined;

/** Where a card is made a pass of a phone's wallet, by the config's addresses, in which `{rewardsId}` stands for it. */
export const walletPasses = (config: { value(name: string, fallback: string): string }, rewardsId: string) =>
  (['ios', 'android'] as const).flatMap((system) => {
    const href = config.value(SYSTEMS[system], '').replaceAll('{rewardsId}', encodeURIComponent(rewardsId));
    return rewardsId && href.startsWith('https://') ? [{ system, href }] : [];
  });

/**
 * CONTENT-023: the card of who is signed in; the header knows its number before the account is there, or where it cannot be had.
 * `card` is `'none'` without one, and absent while nothing is known of it and for guests.
 */
export function useWallet(market: ShopMoney) {
  const { client } = useB2c();
  const { isAuthenticated, name, rewardsId } = useCurrentAccount();
  const { data, isError, refetch } = useQuery(rewardsQueries.account(client, { enabled: isAuthenticated }));
  const system = useSyncExternalStore(
    never,
    () => phoneSystem(navigator.userAgent),
    () => 'other',
  );
  const account = data?.loyaltyAccount;
  const number = account?.rewardsCardNumber ?? (data ? '' : rewardsId);
  const card = {
    cardNumber: number.replace(/(.{4})(?=.)/g, '$1 '),
    ...(name && { holder: name }),
    ...(account && { balanceMinor: toMinor(account.rewardBalance, market.currency.minorDigits) }),
  };
  return {
    isAuthenticated,
    card: number ? card : data ? ('none' as const) : undefined,
    passes: walletPasses(client, account?.rewardsId ?? rewardsId).sort(
      (a, b) => Number(b.system === system) - Number(a.system === system),
    ),
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
