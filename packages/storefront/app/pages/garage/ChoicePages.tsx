import { accountOf, useHeader, useSavedVehicles, useVehicles } from '@driveline/hooks';
import {
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  NoVehicles,
  Skeleton,
  Stack,
  useStrings,
  WrenchIcon,
} from '@driveline/ui';
import { AccountFrame } from '../../parts/account/AccountFrame.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { useText } from '../../shop/useShop.ts';
import { SavedVehicle } from './SavedVehicles.tsx';
import * as paths from '../../paths/index.ts';

/** `/user/serviceHistory`: whose history; a guest is invited to sign in (ACCT-053). */
export function HistoryVehiclesPage() {
  const text = useText();
  const { isAuthenticated } = accountOf(useHeader().data);
  return (
    <AccountFrame
      title={text('garage.history')}
      lead={text('garage.historyLead')}
      trail={[{ label: text('account.vehicles'), href: paths.vehicles() }]}
    >
      {isAuthenticated ? <Vehicles /> : <Invitation />}
    </AccountFrame>
  );
}

function Vehicles() {
  const { loading } = useStrings();
  const { error, refetch } = useVehicles();
  const saved = useSavedVehicles();
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!saved) {
    return (
      <Stack gap={4} aria-busy aria-label={loading}>
        <Skeleton shape="box" height="180px" />
        <Skeleton shape="box" height="180px" />
      </Stack>
    );
  }
  if (saved.length === 0) return <NoVehicles href={paths.vehicles()} />;
  return saved.map((vehicle) => <SavedVehicle key={vehicle.vehicleId} vehicle={vehicle} />);
}

function Invitation() {
  const text = useText();
  return (
    <EmptyState
      title={text('garage.signIn')}
      picture={<WrenchIcon size={40} />}
      actions={
        <>
          <ButtonLink href={paths.signIn(paths.serviceHistory())} variant="primary">
            {text('signIn.send')}
          </ButtonLink>
          <ButtonLink href={paths.createAccount()} variant="outline">
            {text('signIn.create')}
          </ButtonLink>
        </>
      }
    >
      {text('garage.signInLead')}
    </EmptyState>
  );
}

/** `/user/addServiceHistory`: which vehicle the service was for (ACCT-054). */
export function ServiceVehiclesPage() {
  const text = useText();
  return (
    <AccountFrame
      title={text('garage.addService')}
      trail={[{ label: text('garage.history'), href: paths.serviceHistory() }]}
      narrow
    >
      <ServiceVehicles />
    </AccountFrame>
  );
}

function ServiceVehicles() {
  const text = useText();
  const { data, error, refetch } = useVehicles();
  if (!data) return <Failure error={error} onRetry={refetch} />;
  if (data.vehicles.length === 0) return <NoVehicles href={paths.vehicles()} />;
  return (
    <Card>
      <Stack gap={4} align="start">
        <Heading level={2} size="titleS">
          {text('garage.whichVehicle')}
        </Heading>
        <Inline>
          {data.vehicles.map(({ vehicleId, vehicleName }) => (
            <ButtonLink key={vehicleId} href={paths.addService(vehicleId)}>
              {vehicleName}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
