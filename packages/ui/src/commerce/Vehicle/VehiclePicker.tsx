import { Button } from '../../components/Button/Button.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { SavedVehicle, VehicleChoice } from '../model/vehicle.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { CurrentVehicle, type CurrentVehicleProps } from './CurrentVehicle.tsx';
import { LevelFields, type LevelFieldsProps } from './LevelFields.tsx';
import { PlateFinder, type PlateFinderProps } from './PlateFinder.tsx';
import { RecentVehicles } from './RecentVehicles.tsx';
import { SavedVehicles } from './SavedVehicles.tsx';
import * as styles from './VehiclePicker.css.ts';
import { VinFinder, type VinFinderProps } from './VinFinder.tsx';

export interface VehiclePickerProps extends BlockProps<'div'>, Omit<LevelFieldsProps, 'compact'> {
  /** `compact` lies along the home page or a shelf; `stacked` (default) fills a drawer or the vehicle page. */
  variant?: 'stacked' | 'compact';
  /** Left out where the market finds no vehicle by its plate. */
  plate?: Omit<PlateFinderProps, 'save' | 'wide'>;
  /** Left out where no look-up by VIN is had. */
  vin?: Omit<VinFinderProps, 'save' | 'wide'>;
  current?: CurrentVehicleProps;
  /** Vehicles of a signed-in shopper. */
  saved?: readonly SavedVehicle[];
  /** Where saved vehicles are managed; without it the link is left out. */
  manageHref?: string;
  /** Picks of before; `id` is the `catalogVehicleId`. */
  recent?: readonly VehicleChoice[];
  /** 'Shop without a vehicle'. */
  clear?: FormTarget;
}

/**
 * Finds the shopper's vehicle by the levels of the market, its plate or its VIN [PLUS-007]. It holds no data: a storefront
 * fills `levels` by `onPick`, or by the parameters of the address where no script runs.
 */
export function VehiclePicker(props: VehiclePickerProps) {
  const { variant = 'stacked', plate, vin, current, saved = [], recent = [], clear, ...more } = props;
  const { manageHref, levels, action, keep, save, onPick, onRetry, saving, className, ...rest } = more;
  const { vehicle } = useStrings();
  const compact = variant === 'compact';
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {current && <CurrentVehicle {...current} />}
      <LevelFields {...{ compact, levels, action, keep, save, onPick, onRetry, saving }} />
      {recent.length > 0 && <RecentVehicles recent={recent} save={save} />}
      {(plate ?? vin) && (
        <div className={classNames(compact && styles.compactVin)}>
          <p className={styles.or}>
            <span>{vehicle.or}</span>
          </p>
          <div className={classNames(styles.numbers, plate && vin && compact && styles.numbersBeside)}>
            {plate && <PlateFinder save={save} wide={compact} {...plate} />}
            {vin && <VinFinder save={save} wide={compact} {...vin} />}
          </div>
        </div>
      )}
      {clear && (
        <IntentForm target={clear}>
          <Button type="submit" variant="quiet" className={styles.clear}>
            {vehicle.shopWithout}
          </Button>
        </IntentForm>
      )}
      {/* They come after the drawer has opened: last, so that nothing moves under the pointer. */}
      {saved.length > 0 && <SavedVehicles {...{ saved, save, manageHref }} />}
    </div>
  );
}
