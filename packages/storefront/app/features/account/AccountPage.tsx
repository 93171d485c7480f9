import { Alert, Grid, Heading, PageBody, Stack, useStrings } from '@driveline/ui';
import { accountOf } from '@driveline/hooks';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import { useHeaderData } from '../session/index.ts';
import { OrdersCard } from './OrdersCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { RewardsCard } from './RewardsCard.tsx';
import { SignOutForm } from './SignOutForm.tsx';
import { StoreCard } from './StoreCard.tsx';
import { VehicleCard } from './VehicleCard.tsx';
import { WarrantiesCard } from './WarrantiesCard.tsx';

/** `/user/myAccount`: what there is, and the ways to it; each card stands for itself (ACCT-040). */
export function AccountPage() {
  const text = useText();
  const { shell } = useStrings();
  const { name } = accountOf(useHeaderData().data);
  const [query] = useSearchParams();
  return (
    <PageBody>
      <PageHead title={text('account.title')} />
      {query.get('reset') === 'done' && (
        <Alert tone="success" role="status">
          {text('account.passwordSet')}
        </Alert>
      )}
      <Stack gap={6}>
        <Heading level={1}>{name ? shell.hello(name) : text('account.title')}</Heading>
        <Grid min="320px">
          <OrdersCard />
          <VehicleCard />
          <RewardsCard />
          <StoreCard />
          <WarrantiesCard />
          <ProfileCard />
        </Grid>
        <div>
          <SignOutForm />
        </div>
      </Stack>
    </PageBody>
  );
}
