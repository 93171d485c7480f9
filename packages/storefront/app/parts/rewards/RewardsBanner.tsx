import { accountOf, useHeader } from '@driveline/hooks';
import { ButtonLink, Card, Heading, Stack, Text } from '@driveline/ui';
import * as paths from '../../paths/index.ts';
import { useShop, useText } from '../../shop/useShop.ts';

/** Invites to the rewards program; members, who are known once header data is here, do without it. */
export function RewardsBanner() {
  const text = useText();
  const { features } = useShop().market;
  if (accountOf(useHeader().data).isRewardsMember || features?.rewards === false) return null;
  return (
    <Card>
      <Stack gap={4} align="start">
        <Heading level={2}>{text('account.rewards')}</Heading>
        <Text>{text('account.rewardsLead')}</Text>
        <ButtonLink href={paths.rewardsJoin()} variant="primary">
          {text('account.joinRewards')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
