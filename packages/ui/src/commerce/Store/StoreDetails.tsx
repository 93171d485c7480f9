import { useStrings } from '../../i18n/UiProvider.tsx';
import type { StoreInfo } from '../model/store.ts';
import { HoursTable } from './HoursTable.tsx';
import * as styles from './StoreDetails.css.ts';

export interface StoreDetailsProps {
  store: StoreInfo;
  /** `YYYY-MM-DD` at the store. */
  today?: string | undefined;
}

/** Hours of the week and services. */
export function StoreDetails({ store, today }: StoreDetailsProps) {
  const { store: words } = useStrings();
  return (
    <div className={styles.root}>
      <HoursTable hours={store.hours} today={today} />
      {store.services.length > 0 && (
        <div>
          <p className={styles.title}>{words.servicesTitle}</p>
          <ul className={styles.services}>
            {store.services.map((code) => (
              // A code that is newer than these words is shown as it stands.
              <li key={code}>{words.services[code] ?? code.replaceAll('-', ' ')}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
