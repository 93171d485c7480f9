import { CarIcon, Text } from '@driveline/ui';
import { OverviewCard } from '@driveline/ui/account';
import { useText } from '../../shop/useText.ts';
import { useHeaderData } from '../session/index.ts';
import { cardState } from './cardState.ts';

const VEHICLES = '/user/myVehicle';

/** The vehicle that the shop is for now. */
export function VehicleCard() {
  const text = useText();
  const header = useHeaderData();
  const vehicle = header.data?.vehicleMap?.vehicleName;
  return (
    <OverviewCard
      title={text('account.vehicles')}
      href={VEHICLES}
      icon={<CarIcon />}
      {...cardState(header, !vehicle)}
      empty={{
        words: text('account.noVehicle'),
        action: { label: text('account.addVehicle'), href: VEHICLES },
      }}
    >
      <Text>{vehicle}</Text>
    </OverviewCard>
  );
}
