import { accountQueries, useB2c } from '@driveline/hooks';
import { Text, UserIcon } from '@driveline/ui';
import { OverviewCard } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shop/useText.ts';
import { cardState } from './cardState.ts';
import { PROFILE_PATH } from './paths.ts';

/** Who it is, and how we write to them. */
export function ProfileCard() {
  const text = useText();
  const { client } = useB2c();
  const asked = useQuery(accountQueries.current(client));
  const { firstName = '', lastName = '', email } = asked.data ?? {};
  return (
    <OverviewCard
      title={text('account.profile')}
      href={PROFILE_PATH}
      icon={<UserIcon />}
      {...cardState(asked, false)}
    >
      <Text>{`${firstName} ${lastName}`.trim()}</Text>
      <Text size="bodyS" tone="secondary">
        {email}
      </Text>
    </OverviewCard>
  );
}
