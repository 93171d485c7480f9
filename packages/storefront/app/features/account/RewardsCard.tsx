import { toMinor } from '@driveline/api';
import { rewardsQueries, useB2c } from '@driveline/hooks';
import { TagIcon, Text, useFormat } from '@driveline/ui';
import { OverviewCard } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { cardState } from './cardState.ts';

const REWARDS = '/rewards';

/** The balance of the linked card, or the invitation to have one. */
export function RewardsCard() {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const { client } = useB2c();
  const asked = useQuery(rewardsQueries.account(client));
  const card = asked.data?.loyaltyAccount;
  return (
    <OverviewCard
      title={text('account.rewards')}
      href={REWARDS}
      icon={<TagIcon />}
      {...cardState(asked, !card)}
      empty={{
        words: text('account.noRewards'),
        action: { label: text('account.joinRewards'), href: REWARDS },
      }}
    >
      {card && (
        <Text>
          {text('account.balance', {
            amount: money(toMinor(card.rewardBalance, market.currency.minorDigits)),
          })}
        </Text>
      )}
    </OverviewCard>
  );
}
