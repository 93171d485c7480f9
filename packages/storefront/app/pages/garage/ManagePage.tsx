import type { VehicleMap } from '@driveline/api';
import { useVehicleDetails, useVehicles } from '@driveline/hooks';
import { Button, Card, Checkbox, Disclosure, Heading, NoVehicles, Stack, Text } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import type { Values } from '@driveline/validation';
import { useActionData, useNavigation } from 'react-router-dom';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { AccountFrame, DoneNote } from '../../parts/account/AccountFrame.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';
import { CHOSEN } from './loadGarage.ts';

const NICKNAME_LENGTH = 30;

/** `/user/myVehicle/manage`: names for the saved vehicles, and several of them removed at once (VEHST-016). */
export function ManagePage() {
  const text = useText();
  const { data, error, refetch } = useVehicles();
  const answer = useActionData() as FormAnswer | undefined;
  return (
    <AccountFrame
      narrow
      title={text('garage.manage')}
      lead={text('garage.manageLead')}
      trail={[{ label: text('account.vehicles'), href: paths.vehicles() }]}
    >
      <DoneNote words={{ saved: text('garage.nicknameSaved'), removed: text('garage.vehiclesRemoved') }} />
      <Refused answer={answer} />
      {error && <Failure error={error} onRetry={refetch} />}
      {data?.vehicles.length === 0 && <NoVehicles href={paths.vehicles()} />}
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
  const { data } = useVehicleDetails(vehicleId);
  const isPending = useNavigation().formData?.get('vehicleId') === vehicleId;
  return (
    <Card as="section">
      <IntentForm action={paths.manageVehicles()} intent="save-nickname" fields={{ vehicleId }}>
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
      </IntentForm>
    </Card>
  );
}

/** Asked once more in place, with and without script. */
function Removal({ vehicles }: { vehicles: readonly VehicleMap[] }) {
  const text = useText();
  const isPending = useNavigation().formData?.get('intent') === 'remove-vehicles';
  return (
    <Card as="section">
      <IntentForm action={paths.manageVehicles()} intent="remove-vehicles">
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
      </IntentForm>
    </Card>
  );
}
