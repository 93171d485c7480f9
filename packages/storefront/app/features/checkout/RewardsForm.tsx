import { toMinor } from '@driveline/api';
import { rewardBalance, rewardsQueries, useB2c } from '@driveline/hooks';
import { Alert, Button, Stack, useFormat } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useHeaderData } from '../session/index.ts';
import { REWARDS } from './tenders.ts';
import { stepPath } from './steps.ts';
import { useTenderPending } from './useStepPending.ts';

/** Rewards need no number: who is signed in pays with the balance of the account. Nothing for who has none. */
export function RewardsForm({ message }: { message: string | undefined }) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const { client } = useB2c();
  const { data: header } = useHeaderData();
  const hasCard = Boolean(header?.myAccountMap.rewardsId);
  const { data } = useQuery({ ...rewardsQueries.account(client), enabled: hasCard });
  const isPending = useTenderPending('add-tender', REWARDS);
  const balanceMinor = toMinor(rewardBalance(data?.loyaltyAccount), market.currency.minorDigits);
  if (!hasCard || balanceMinor === 0) return null;
  return (
    <form method="post" action={stepPath('payment')} data-intent="add-tender">
      <Stack gap={3} align="start">
        <input type="hidden" name="intent" value="add-tender" />
        <input type="hidden" name="paymentMethod" value={REWARDS} />
        {message && (
          <Alert tone="error" role="alert">
            {message}
          </Alert>
        )}
        <Button type="submit" pending={isPending}>
          {text('payment.loyaltyCard.apply', { amount: money(balanceMinor) })}
        </Button>
      </Stack>
    </form>
  );
}
