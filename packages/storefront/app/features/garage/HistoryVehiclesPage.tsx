import { accountOf } from '@driveline/hooks';
import { ButtonLink, EmptyState, WrenchIcon } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import { AccountFrame } from '../account-page/index.ts';
import { useHeaderData } from '../session/index.ts';
import { HISTORY_PATH, VEHICLES_PATH } from './paths.ts';
import { VehicleChoice } from './VehicleChoice.tsx';

/** `/user/serviceHistory`: whose history; a guest is invited to sign in (ACCT-053). */
export function HistoryVehiclesPage() {
  const text = useText();
  const { isAuthenticated } = accountOf(useHeaderData().data);
  return (
    <AccountFrame
      title={text('garage.history')}
      lead={text('garage.historyLead')}
      trail={[{ label: text('account.vehicles'), href: VEHICLES_PATH }]}
    >
      {isAuthenticated ? <VehicleChoice /> : <Invitation />}
    </AccountFrame>
  );
}

function Invitation() {
  const text = useText();
  return (
    <EmptyState
      title={text('garage.signIn')}
      picture={<WrenchIcon size={40} />}
      actions={
        <>
          <ButtonLink href={`/signin?returnUrl=${encodeURIComponent(HISTORY_PATH)}`} variant="primary">
            {text('signIn.send')}
          </ButtonLink>
          <ButtonLink href="/create" variant="outline">
            {text('signIn.create')}
          </ButtonLink>
        </>
      }
    >
      {text('garage.signInLead')}
    </EmptyState>
  );
}
