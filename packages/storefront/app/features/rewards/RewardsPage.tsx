import { accountOf } from '@driveline/hooks';
import { PageBody, PageHeader } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import { DoneNote } from '../account-page/index.ts';
import { PageHead } from '../page/index.ts';
import { useHeaderData } from '../session/index.ts';
import { Invitation } from './Invitation.tsx';
import { Member } from './Member.tsx';

/** `/rewards`: a guest is invited, a member sees balance and activity (REWARD-040). */
export function RewardsPage() {
  const text = useText();
  const { isAuthenticated } = accountOf(useHeaderData().data);
  return (
    <PageBody>
      <PageHead title={text('account.rewards')} description={text('account.rewardsLead')} />
      <PageHeader title={text('account.rewards')} lead={text('account.rewardsLead')} />
      <DoneNote words={{ linked: text('rewards.linked'), joined: text('rewards.joined') }} />
      {isAuthenticated ? <Member /> : <Invitation />}
    </PageBody>
  );
}
