import { Drawer } from '@driveline/ui/overlays';
import { useText } from '../../shop/useText.ts';
import { Picker } from './Picker.tsx';

/** The picker over the page that it was opened on, which keeps its state (VEHST-006). */
export function VehicleDrawer({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Drawer isOpen onClose={onClose} title={text('vehicle.choose')}>
      <Picker />
    </Drawer>
  );
}
