import { useB2c, vehicleQueries } from '@driveline/hooks';
import { ButtonLink, Card, Heading, Inline, NoVehicles, Stack } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shop/useText.ts';
import { AccountFrame } from '../account-page/index.ts';
import { Failure } from '../page/index.ts';
import { addServicePath, HISTORY_PATH } from './paths.ts';

/** `/user/addServiceHistory`: which vehicle the service was for (ACCT-054). */
export function ServiceVehiclesPage() {
  const text = useText();
  return (
    <AccountFrame
      title={text('garage.addService')}
      trail={[{ label: text('garage.history'), href: HISTORY_PATH }]}
      narrow
    >
      <Choice />
    </AccountFrame>
  );
}

function Choice() {
  const text = useText();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(vehicleQueries.list(client));
  if (!data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data.vehicles.length === 0) return <NoVehicles />;
  return (
    <Card>
      <Stack gap={4} align="start">
        <Heading level={2} size="titleS">
          {text('garage.whichVehicle')}
        </Heading>
        <Inline>
          {data.vehicles.map(({ vehicleId, vehicleName }) => (
            <ButtonLink key={vehicleId} href={addServicePath(vehicleId)}>
              {vehicleName}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
