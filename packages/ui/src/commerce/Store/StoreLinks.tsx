import { PhoneIcon, PinIcon } from '../../components/Icon/contactIcons.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { StoreInfo } from '../model/store.ts';
import { phoneHref } from './storeLines.ts';
import * as styles from './StoreLinks.css.ts';

export interface StoreLinksProps {
  store: StoreInfo;
  street: string;
  /** A map service's page; left out where the shop names none. */
  directionsHref?: string | undefined;
}

/** The way to the store by phone and by road. */
export function StoreLinks({ store, street, directionsHref }: StoreLinksProps) {
  const { store: words } = useStrings();
  return (
    <p className={styles.root}>
      <Link href={phoneHref(store.phone)} aria-label={words.call(store.phone)} className={styles.link}>
        <PhoneIcon size={18} />
        {store.phone}
      </Link>
      {directionsHref !== undefined && (
        <Link
          href={directionsHref}
          rel="noopener"
          aria-label={words.directionsTo(street)}
          className={styles.link}
        >
          <PinIcon size={18} />
          {words.directions}
        </Link>
      )}
    </p>
  );
}
