import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePlaceLine, useStrings } from '../../i18n/UiProvider.tsx';
import { storeAddress } from '../Header/storeText.ts';
import type { StoreInfo } from '../model/store.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { StoreDetails } from './StoreDetails.tsx';
import { OpenLine, StockLine } from './StoreFacts.tsx';
import { StoreLinks } from './StoreLinks.tsx';
import * as styles from './MyStore.css.ts';

export interface MyStoreProps extends BlockProps<'div'> {
  /** What the header knows of the store; it shows at once. */
  saved: { address1: string; address2?: string; zip: string };
  /** Everything of it. Absent while it loads, null when that failed. */
  store: StoreInfo | null | undefined;
  /** `YYYY-MM-DD` at the store. */
  today?: string | undefined;
  showsAddress2?: boolean;
  directionsHref?: string;
  /** 'Shop this store', where the shop sets it; without it and without `onShop` the button is left out. */
  shopHref?: string;
  /** Closes the dialog. */
  onShop?: () => void;
  /** Where another store is found without script. */
  changeHref: string;
  onRetry?: () => void;
}

/** The shopper's store [VEHST-029]. When it cannot be loaded its address and the way to another one stay. */
export function MyStore(props: MyStoreProps) {
  const { saved, store, today, showsAddress2 = false, directionsHref, onRetry, ...others } = props;
  const { shopHref, onShop, changeHref, className, ...rest } = others;
  const words = useStrings();
  const placeLine = usePlaceLine();
  const street = storeAddress(store ?? saved, showsAddress2);
  return (
    <div
      aria-busy={store === undefined || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <div>
        <p className={styles.street}>{street}</p>
        <p className={styles.place}>{store ? placeLine(store) : saved.zip}</p>
      </div>
      {store && (
        <>
          <div className={styles.facts}>
            <OpenLine store={store} />
            <StockLine store={store} today={today} />
          </div>
          <StoreLinks store={store} street={street} directionsHref={directionsHref} />
          <StoreDetails store={store} today={today} />
        </>
      )}
      {store === undefined && <Waiting />}
      {store === null && (
        <Alert
          tone="error"
          role="alert"
          actions={onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}
        >
          {words.store.detailsFailed}
        </Alert>
      )}
      <MyStoreActions {...{ shopHref, onShop, changeHref }} />
    </div>
  );
}

interface MyStoreActionsProps {
  shopHref: string | undefined;
  onShop: (() => void) | undefined;
  changeHref: string;
}

function MyStoreActions({ shopHref, onShop, changeHref }: MyStoreActionsProps) {
  const { store } = useStrings();
  return (
    <div className={styles.actions}>
      {onShop ? (
        <Button variant="primary" onClick={onShop}>
          {store.shopHere}
        </Button>
      ) : (
        shopHref !== undefined && (
          <ButtonLink href={shopHref} variant="primary">
            {store.shopHere}
          </ButtonLink>
        )
      )}
      <ButtonLink href={changeHref} variant="outline" data-intent="open-store-search">
        {store.changeStore}
      </ButtonLink>
    </div>
  );
}

/** As high as what comes: opening line and stock, links, picture, hours and services. */
function Waiting() {
  const { loading } = useStrings();
  return (
    <div>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton width="50%" className={styles.waitingLine} />
      <Skeleton width="60%" className={styles.waitingLine} />
      <Skeleton width="70%" className={styles.waitingLinks} />
      <Skeleton shape="box" height="132px" className={styles.waitingBox} />
      <Skeleton shape="box" height="182px" className={styles.waitingBox} />
      <Skeleton shape="box" height="84px" className={styles.waitingBox} />
    </div>
  );
}
