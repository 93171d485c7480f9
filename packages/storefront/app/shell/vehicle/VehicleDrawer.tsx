import { useSavedVehicles } from '@driveline/hooks';
import { Drawer } from '@driveline/ui/overlays';
import { useEffect } from 'react';
import { useText } from '../../shop/useShop.ts';
import { Picker } from '../../parts/vehicle/Picker.tsx';
import { storage } from '../../shop/storage.ts';
import * as paths from '../../paths/index.ts';

type VehicleDrawerProps = { readonly source: string; readonly onClose: () => void };

/** The picker over any page, with a member's saved vehicles (VEHST-009); where from is kept (VEHST-006). */
export function VehicleDrawer({ source, onClose }: VehicleDrawerProps) {
  const text = useText();
  const saved = useSavedVehicles();
  useEffect(() => storage.write('ymmeActionSource', source), [source]);
  return (
    <Drawer isOpen onClose={onClose} title={text('vehicle.choose')} confirmClose="typed">
      <Picker {...(saved && { saved, manageHref: paths.manageVehicles() })} />
    </Drawer>
  );
}
