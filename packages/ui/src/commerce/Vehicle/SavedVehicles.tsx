import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { SavedVehicle } from '../model/vehicle.ts';
import * as choice from '../private/choice.css.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './VehiclePicker.css.ts';

export interface SavedVehiclesProps {
  saved: readonly SavedVehicle[];
  /** Takes `vehicleId`. */
  save: FormTarget;
  /** Without it the link is left out. */
  manageHref: string | undefined;
}

/** The garage of a signed-in shopper as one choice [VEHST-009]. */
export function SavedVehicles({ saved, save, manageHref }: SavedVehiclesProps) {
  const { vehicle } = useStrings();
  return (
    <IntentForm target={save} className={styles.group}>
      <fieldset>
        <legend className={styles.groupTitle}>{vehicle.saved}</legend>
        <div className={styles.savedList}>
          {saved.map(({ vehicleId, name, nickname, preferred }) => (
            <label key={vehicleId} className={choice.card}>
              <input
                type="radio"
                name="vehicleId"
                value={vehicleId}
                defaultChecked={preferred}
                required
                className={choice.radio}
              />
              <span>
                <span className={choice.title}>{nickname ?? name}</span>
                {nickname && <span className={styles.savedName}>{name}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.savedButtons}>
        <Button type="submit">{vehicle.useVehicle}</Button>
        {manageHref !== undefined && (
          <Link href={manageHref} className={styles.manage}>
            {vehicle.manage}
          </Link>
        )}
      </div>
    </IntentForm>
  );
}
