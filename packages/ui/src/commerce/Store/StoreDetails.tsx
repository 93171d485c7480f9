import { Link } from '../../components/Link/Link.tsx';
import { PartDrawing } from '../../drawings/PartDrawing.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { StoreInfo } from '../model/store.ts';
import { HoursTable } from './HoursTable.tsx';
import { closuresOf } from './storeClosures.ts';
import * as styles from './StoreDetails.css.ts';

export interface StoreDetailsProps {
  store: StoreInfo;
  /** `YYYY-MM-DD` at the store. */
  today?: string | undefined;
  /** A search around it. */
  nearby?: { href: string; street: string } | undefined;
}

/** Its front, hours of the week, days on which it stays shut, services, and the way to the stores around it. */
export function StoreDetails({ store, today, nearby }: StoreDetailsProps) {
  const { store: words } = useStrings();
  return (
    <div className={styles.root}>
      <StorePicture />
      <HoursTable hours={store.hours} today={today} closedDates={store.closedDates} />
      <Closures store={store} />
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
      {nearby && (
        <p>
          <Link href={nearby.href} aria-label={words.nearbyOf(nearby.street)}>
            {words.nearby}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Decoration: what it shows stands in words around it. */
function StorePicture() {
  return (
    <div className={styles.picture}>
      <PartDrawing family="storefront" />
    </div>
  );
}

function Closures({ store }: Pick<StoreDetailsProps, 'store'>) {
  const { store: words } = useStrings();
  const { date } = useFormat();
  const closures = closuresOf(store.closedDates ?? [], store.hours);
  if (closures.length === 0) return null;
  return (
    <div>
      <p className={styles.title}>{words.closuresTitle}</p>
      <ul className={styles.services}>
        {closures.map(({ from, until }) => (
          <li key={from}>
            {from === until ? date(from, 'day') : words.closedFromTo(date(from, 'day'), date(until, 'day'))}
          </li>
        ))}
      </ul>
    </div>
  );
}
