import type { ReactNode } from 'react';
import { useText } from '../../shop/useText.ts';
import { AccountFrame } from '../account-page/index.ts';
import { detailsPath, VEHICLES_PATH } from './paths.ts';
import { useVehicle } from './useVehicle.ts';

type VehicleFrameProps = {
  readonly title: string;
  /** Pages between the vehicle and this one. */
  readonly trail?: readonly { readonly label: string; readonly href: string }[];
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

/** A page about one saved vehicle, which its lead names. */
export function VehicleFrame({ title, trail = [], narrow = false, children }: VehicleFrameProps) {
  const text = useText();
  const { vehicleId, name } = useVehicle();
  return (
    <AccountFrame
      title={title}
      lead={name}
      trail={[
        { label: text('account.vehicles'), href: VEHICLES_PATH },
        { label: name, href: detailsPath(vehicleId) },
        ...trail,
      ]}
      narrow={narrow}
    >
      {children}
    </AccountFrame>
  );
}
