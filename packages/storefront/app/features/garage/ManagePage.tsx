import type { VehicleMap } from '@driveline/api';
import { garageQueries, useB2c, vehicleQueries } from '@driveline/hooks';
import { Button, Card, Checkbox, Disclosure, Heading, NoVehicles, Stack, Text } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import type { Values } from '@driveline/validation';
import { useQuery } from '@tanstack/react-query';
import { useActionData, useNavigation } from 'react-router-dom';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useText } from '../../shop/useText.ts';
import { AccountFrame, DoneNote } from '../account-page/index.ts';
import { Failure, Refused } from '../page/index.ts';
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
      <DoneNote words={{ saved: text('garage.nicknameSaved'), removed: text('garage.vehiclesRemoved') }} />
      <Refused answer={answer} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.vehicles.length === 0 && <NoVehicles />}
      {data?.vehicles.map((vehicle) => (
        <Name key={vehicle.vehicleId} vehicle={vehicle} refused={answer?.values} />
      ))}
      {data && data.vehicles.length > 0 && <Removal vehicles={data.vehicles} />}
    </AccountFrame>
  );
}

type NameProps = {
  readonly vehicle: VehicleMap;
  /** What was sent and not taken, of this vehicle or another one. */
  readonly refused: Values | undefined;
};

function Name({ vehicle: { vehicleId, vehicleName }, refused }: NameProps) {
  const text = useText();
  const { client } = useB2c();
  const { data } = useQuery(garageQueries.details(client, vehicleId));
  const isPending = useNavigation().formData?.get('vehicleId') === vehicleId;
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
            defaultValue={(refused?.['vehicleId'] === vehicleId ? refused['nickname'] : data?.nickname) ?? ''}
            maxLength={NICKNAME_LENGTH}
            autoComplete="off"
            optional
          />
          <Button type="submit" variant="outline" pending={isPending}>
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
  const isPending = useNavigation().formData?.get('intent') === 'remove-vehicles';
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
              <Button type="submit" variant="danger" pending={isPending}>
                {text('garage.removeChosenYes')}
              </Button>
            </Stack>
          </Disclosure>
        </Stack>
      </form>
    </Card>
  );
}
