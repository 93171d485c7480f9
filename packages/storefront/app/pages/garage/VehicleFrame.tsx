import { useVehicleDetails } from '@driveline/hooks';
import { useParams } from 'react-router-dom';
import { AccountFrame, type AccountFrameProps } from '../../parts/account/AccountFrame.tsx';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

/** The saved vehicle that the address names, and what to call it. */
export function useVehicle() {
  const text = useText();
  const { vehicleId = '' } = useParams();
  const asked = useVehicleDetails(vehicleId);
  const name = asked.data?.nickname || asked.data?.vehicleName;
  return { vehicleId, asked, name: name ?? text('garage.vehicle') };
}

/** A page about one saved vehicle, which its lead names; `trail` leads on from the vehicle. */
export function VehicleFrame({ trail = [], ...frame }: Omit<AccountFrameProps, 'lead'>) {
  const text = useText();
  const { vehicleId, name } = useVehicle();
  const vehicle = [
    { label: text('account.vehicles'), href: paths.vehicles() },
    { label: name, href: paths.vehicle(vehicleId) },
  ];
  return <AccountFrame {...frame} lead={name} trail={[...vehicle, ...trail]} />;
}
