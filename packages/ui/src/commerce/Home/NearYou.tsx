import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { StoreIcon } from '../../components/Icon/commerceIcons.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './NearYou.css.ts';

export interface NearbyStore {
  /** Street address. */
  name: string;
  /** 'Open until 9:00 PM', worded. */
  message: string;
  directionsHref: string;
  detailsHref?: string;
  /** Orders that wait there for the shopper. */
  ordersReady?: number;
  ordersHref?: string;
}

export interface NearYouProps extends BlockProps<'section'> {
  /** The shopper's; without one the card leads to the choice. */
  store?: NearbyStore | undefined;
  storesHref: string;
}

/** The shopper's store on the home page: open or not, orders that wait, the way there. */
export function NearYou({ store, storesHref, className, ...rest }: NearYouProps) {
  const { near } = useStrings().page;
  return (
    <section className={classNames(styles.root, className)} {...rest}>
      <StoreIcon className={styles.icon} />
      <div className={styles.words}>
        <Heading level={2} className={styles.title}>
          {near.title}
        </Heading>
        {store ? <StoreWords store={store} /> : <p>{near.noStore}</p>}
      </div>
      <div className={styles.actions}>
        {store && (
          <ButtonLink href={store.directionsHref} size="s" variant="outline">
            {near.directions}
          </ButtonLink>
        )}
        {store?.detailsHref && (
          <Link href={store.detailsHref} className={styles.link}>
            {near.details}
          </Link>
        )}
        {store ? (
          <Link href={storesHref} className={styles.link} data-intent="open-store-picker">
            {near.change}
          </Link>
        ) : (
          <ButtonLink href={storesHref} size="s" variant="secondary" data-intent="open-store-picker">
            {near.findStore}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function StoreWords({ store: { name, message, ordersReady = 0, ordersHref } }: { store: NearbyStore }) {
  const { near } = useStrings().page;
  const orders = ordersReady > 0 && near.ordersReady(ordersReady);
  return (
    <>
      <p className={styles.store}>{name}</p>
      <p className={styles.line}>
        <span>{message}</span>
        {orders &&
          (ordersHref ? (
            <a href={ordersHref} className={styles.orders}>
              {orders}
            </a>
          ) : (
            <span className={styles.orders}>{orders}</span>
          ))}
      </p>
    </>
  );
}
