import { useStrings } from '../../i18n/UiProvider.tsx';
import type { Facet } from '../model/shelf.ts';
import { filterPair, filtersName } from './facetNames.ts';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './FitSwitch.css.ts';

export interface FitSwitchProps {
  /** A facet of kind `switch`; its first value is 'on'. */
  facet: Facet;
  vehicle?: string;
}

/** 'Only parts that fit', with the vehicle that it speaks of. */
export function FitSwitch({ facet, vehicle }: FitSwitchProps) {
  const { shelf } = useStrings();
  const on = facet.values[0];
  if (!on) return null;
  return (
    <label className={styles.root}>
      <span className={styles.label}>{facet.label || shelf.onlyFits}</span>
      <input
        type="checkbox"
        role="switch"
        name={filtersName}
        value={filterPair(facet.id, on.value)}
        defaultChecked={on.selected}
        disabled={vehicle === undefined}
        className={styles.input}
      />
      <span className={styles.note}>{wholeNames(vehicle ?? shelf.onlyFitsWithoutVehicle)}</span>
    </label>
  );
}
