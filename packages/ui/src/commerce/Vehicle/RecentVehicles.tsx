import { useId } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { VehicleChoice } from '../model/vehicle.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import * as styles from './VehiclePicker.css.ts';

/** Picks of before, each a button of one form. */
export function RecentVehicles({ recent, save }: { recent: readonly VehicleChoice[]; save: FormTarget }) {
  const { vehicle } = useStrings();
  const titleId = useId();
  return (
    <IntentForm target={save} className={styles.group}>
      <p id={titleId} className={styles.groupTitle}>
        {vehicle.recent}
      </p>
      <ul aria-labelledby={titleId} className={styles.chips}>
        {recent.map(({ id, name }) => (
          <li key={id}>
            <button type="submit" name="catalogVehicleId" value={id} className={styles.chip}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </IntentForm>
  );
}
