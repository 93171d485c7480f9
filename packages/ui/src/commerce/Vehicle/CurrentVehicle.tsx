import { Button } from '../../components/Button/Button.tsx';
import { CarIcon } from '../../components/Icon/vehicleIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './VehiclePicker.css.ts';

export interface CurrentVehicleProps {
  name: string;
  remove?: FormTarget;
}

/** The vehicle that a pick would replace. */
export function CurrentVehicle({ name, remove }: CurrentVehicleProps) {
  const { vehicle } = useStrings();
  return (
    <div className={styles.current}>
      <CarIcon size={24} className={styles.currentIcon} />
      <p className={styles.currentWords}>
        <span className={styles.currentLabel}>{vehicle.current}</span>
        <b className={styles.currentName}>{wholeNames(name)}</b>
      </p>
      {remove && (
        <IntentForm target={remove}>
          <Button type="submit" variant="quiet" size="s" aria-label={vehicle.removeOf(name)}>
            {vehicle.remove}
          </Button>
        </IntentForm>
      )}
    </div>
  );
}
