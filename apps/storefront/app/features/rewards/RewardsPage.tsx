import { accountOf, rewardsAccount, rewardsEntry, rewardsQueries, useB2c } from '@driveline/hooks';
import { ButtonLink, Card, Heading, Inline, PageBody, PageHeader, Stack, Text } from '@driveline/ui';
import { RewardsActivity, RewardsBalance } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import { useHeaderData } from '../session/index.ts';
import { activityDays, REWARDS_PATH } from './activityDays.ts';

/** `/rewards`: a guest is invited, a member sees balance and activity (REWARD-040). */
export function RewardsPage() {
  const text = useText();
  const { isAuthenticated } = accountOf(useHeaderData().data);
  return (
    <PageBody>
      <PageHead title={text('account.rewards')} />
      <PageHeader title={text('account.rewards')} />
      {isAuthenticated ? <Member /> : <Invitation />}
    </PageBody>
  );
}

function Invitation() {
  const text = useText();
  return (
    <Card>
      <Stack gap={4} align="start">
        <Heading level={2}>{text('account.noRewards')}</Heading>
        <Text>{text('account.rewardsLead')}</Text>
        <Inline gap={3}>
          <ButtonLink href="/signin?returnUrl=%2Frewards" variant="primary">
            {text('signIn.send')}
          </ButtonLink>
          <ButtonLink href="/create" variant="outline">
            {text('signIn.create')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

function Member() {
  const { client } = useB2c();
  const { market, record } = useShop();
  const [query] = useSearchParams();
  const { data, isError, refetch } = useQuery(rewardsQueries.account(client));
  const card = data?.loyaltyAccount;
  const days = activityDays(query, record.today);
  const activity = useQuery(rewardsQueries.activity(client, card?.rewardsCardNumber, days));
  const shown = card ? rewardsAccount(card, market) : data ? ('none' as const) : undefined;
  return (
    <>
      <RewardsBalance rewards={isError ? null : shown} retry={{ onRetry: () => void refetch() }} />
      {card && (
        <RewardsActivity
          entries={
            activity.isError
              ? null
              : activity.data?.activities.map((entry, at) => rewardsEntry(entry, market, at))
          }
          retry={{ onRetry: () => void activity.refetch() }}
          {...(days.fromDate &&
            days.toDate && {
              dates: {
                action: REWARDS_PATH,
                from: days.fromDate,
                to: days.toDate,
                ...(record.today && { today: record.today }),
              },
            })}
        />
      )}
    </>
  );
}
