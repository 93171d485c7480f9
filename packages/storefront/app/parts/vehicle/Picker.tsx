import type { VehicleMap } from '@driveline/api';
import { pickLevel, useMyVehicle, usePickerLevels, type VehiclePicks } from '@driveline/hooks';
import { useHydrated, VehiclePicker, type OnPick, type VehiclePickerProps } from '@driveline/ui';
import { useState } from 'react';
import { formTarget } from '../../intents/formTarget.ts';
import { useShop } from '../../shop/useShop.ts';
import { useNotify } from '../../shop/useNotify.ts';
import type { NumberAnswer } from './findVehicleAction.ts';
import { useVehicleNumber } from './useVehicleNumber.ts';
import * as paths from '../../paths/index.ts';

export type PickerProps = {
  /** Picks of the address, for a page without script. */
  readonly start?: VehiclePicks;
  /** What the address or a post asked for. */
  readonly found?: NumberAnswer | undefined;
  readonly variant?: 'stacked' | 'compact';
  /** Shows the vehicle that a pick would replace, with the way without one; default where the picker stands alone. */
  readonly showsCurrent?: boolean;
} & Pick<VehiclePickerProps, 'saved' | 'manageHref'>;

/** The vehicle picker on its data: with script each pick asks for the next level and the last one saves. */
export function Picker({
  start = {},
  found,
  variant = 'stacked',
  showsCurrent = variant === 'stacked',
  ...garage
}: PickerProps) {
  const { levels: order, plate: format } = useShop().market.vehiclePicker;
  const [picks, setPicks] = useState(start);
  const [isSaving, setSaving] = useState(false);
  const { levels, retry } = usePickerLevels(order, picks);
  const { notifyError } = useNotify();
  const vin = useVehicleNumber('vin', found);
  const plate = useVehicleNumber('plate', found);
  const vehicle = useMyVehicle();
  const hasScript = useHydrated();
  const save = async (catalogVehicleId: string) => {
    const form = new FormData();
    form.set('catalogVehicleId', catalogVehicleId);
    setSaving(true);
    try {
      const { runInBrowser } = await import('../../intents/handleFormSubmit.ts');
      await runInBrowser('set-vehicle', form);
    } catch (error) {
      notifyError(error);
    } finally {
      setSaving(false);
    }
    setPicks({});
  };
  const onPick: OnPick = (level, value) => {
    setPicks((before) => pickLevel(order, before, level, value));
    if (value && level === order.at(-1)) void save(value);
  };
  return (
    <VehiclePicker
      variant={variant}
      levels={levels}
      action={paths.vehicles()}
      save={formTarget('set-vehicle')}
      saving={isSaving}
      vin={vin}
      {...(format && { plate: { ...plate, examples: format.examples } })}
      {...garage}
      {...(hasScript && { onPick, onRetry: retry })}
      {...(vehicle && showsCurrent && currentVehicle(vehicle))}
    />
  );
}

const currentVehicle = ({ vehicleName }: VehicleMap) => ({
  current: { name: vehicleName, remove: formTarget('clear-vehicle') },
  clear: formTarget('clear-vehicle'),
});
