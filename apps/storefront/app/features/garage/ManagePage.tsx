import type { VehicleMap } from '@driveline/api';
import { garageQueries, useB2c, vehicleQueries } from '@driveline/hooks';
import { Alert, Button, Card, Checkbox, Disclosure, Heading, NoVehicles, Stack, Text } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useActionData } from 'react-router-dom';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useText } from '../../shop/useText.ts';
import { AccountFrame } from '../account-page/index.ts';
import { Failure } from '../page/index.ts';
import { CHOSEN, MANAGE_PATH, VEHICLES_PATH } from './paths.ts';

const NICKNAME_LENGTH = 30;

/** `/user/myVehicle/manage`: names for the saved vehicles, and several of them removed at once (VEHST-016). */
export function ManagePage() {
  const text = useText();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(vehicleQueries.list(client));
  const answer = useActionData() as FormAnswer | undefined;
  return (
    <AccountFrame
      narrow
      title={text('garage.manage')}
      lead={text('garage.manageLead')}
      trail={[{ label: text('account.vehicles'), href: VEHICLES_PATH }]}
    >
      {answer?.message && (
        <Alert tone="error" role="alert">
          {answer.message}
        </Alert>
      )}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.vehicles.length === 0 && <NoVehicles />}
      {data?.vehicles.map((vehicle) => (
        <Name key={vehicle.vehicleId} vehicle={vehicle} />
      ))}
      {data && data.vehicles.length > 0 && <Removal vehicles={data.vehicles} />}
    </AccountFrame>
  );
}

function Name({ vehicle: { vehicleId, vehicleName } }: { vehicle: VehicleMap }) {
  const text = useText();
  const { client } = useB2c();
  const { data } = useQuery(garageQueries.details(client, vehicleId));
  return (
    <Card as="section">
      <form method="post" action={MANAGE_PATH} data-intent="save-nickname">
        <input type="hidden" name="intent" value="save-nickname" />
        <input type="hidden" name="vehicleId" value={vehicleId} />
        <Stack gap={4} align="start">
          <Heading level={2}>{vehicleName}</Heading>
          <TextField
            // What was saved elsewhere meanwhile replaces what is in the field.
            key={data?.nickname}
            name="nickname"
            label={text('garage.nickname')}
            defaultValue={data?.nickname ?? ''}
            maxLength={NICKNAME_LENGTH}
            autoComplete="off"
            optional
          />
          <Button type="submit" variant="outline">
            {text('garage.saveNickname')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

/** Asked once more in place, with and without script. */
function Removal({ vehicles }: { vehicles: readonly VehicleMap[] }) {
  const text = useText();
  return (
    <Card as="section">
      <form method="post" action={MANAGE_PATH} data-intent="remove-vehicles">
        <input type="hidden" name="intent" value="remove-vehicles" />
        <Stack gap={4}>
          <Heading level={2}>{text('garage.removeSeveral')}</Heading>
          {vehicles.map(({ vehicleId, vehicleName }) => (
            <Checkbox key={vehicleId} name={CHOSEN + vehicleId}>
              {vehicleName}
            </Checkbox>
          ))}
          <Disclosure variant="plain" summary={text('garage.removeChosen')}>
            <Stack gap={4} align="start">
              <Text>{text('garage.removeChosenLead')}</Text>
              <Button type="submit" variant="danger">
                {text('garage.removeChosenYes')}
              </Button>
            </Stack>
          </Disclosure>
        </Stack>
      </form>
    </Card>
  );
}
