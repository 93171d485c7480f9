import { rewardsAccount, rewardsEntry, rewardsQueries, useB2c } from '@driveline/hooks';
import { ButtonLink, Inline, Link } from '@driveline/ui';
import { RewardsActivity, RewardsBalance } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useToday } from '../../shop/today.ts';
import { activityDays } from './activityDays.ts';
import { CREDIT_PATH, JOIN_PATH, LINK_PATH, REWARDS_PATH, RULES_PATH } from './paths.ts';

/** Who is signed in: the card with what happened on it, or the ways to one. */
export function Member() {
  const text = useText();
  const { client } = useB2c();
  const { market } = useShop();
  const { data, isError, refetch } = useQuery(rewardsQueries.account(client));
  const card = data?.loyaltyAccount;
  const shown = card ? rewardsAccount(card, market) : data ? ('none' as const) : undefined;
  return (
    <>
      <RewardsBalance
        rewards={isError ? null : shown}
        joinHref={JOIN_PATH}
        linkHref={LINK_PATH}
        retry={{ onRetry: () => void refetch(), href: REWARDS_PATH }}
      />
      {card && <Activity cardNumber={card.rewardsCardNumber} />}
      <Inline gap={5}>
        {card && (
          <ButtonLink href={CREDIT_PATH} variant="outline">
            {text('rewards.credit')}
          </ButtonLink>
        )}
        <Link href={RULES_PATH}>{text('rewards.rules')}</Link>
      </Inline>
    </>
  );
}

function Activity({ cardNumber }: { cardNumber: string }) {
  const { client } = useB2c();
  const { market } = useShop();
  const today = useToday();
  const [query] = useSearchParams();
  const days = activityDays(query, today);
  const { data, isError, refetch } = useQuery(rewardsQueries.activity(client, cardNumber, days));
  const { fromDate, toDate } = days;
  return (
    <RewardsActivity
      entries={isError ? null : data?.activities.map((entry, at) => rewardsEntry(entry, market, at))}
      retry={{ onRetry: () => void refetch(), href: REWARDS_PATH }}
      {...(fromDate &&
        toDate && {
          dates: { action: REWARDS_PATH, from: fromDate, to: toDate, ...(today && { today }) },
        })}
    />
  );
}
