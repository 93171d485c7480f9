import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { CheckIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, usePlaceLine, useStrings } from '../../i18n/UiProvider.tsx';
import { storeAddress } from '../Header/storeText.ts';
import type { StoreInfo } from '../model/store.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import { StoreDetails } from './StoreDetails.tsx';
import { OpenLine, StockLine } from './StoreFacts.tsx';
import { StoreLinks } from './StoreLinks.tsx';
import * as styles from './StoreCard.css.ts';

export interface StoreCardProps extends BlockProps<'article'> {
  store: StoreInfo;
  /** Its number in the list and on the map. */
  number?: number;
  /** It is the shopper's. */
  isMine?: boolean;
  /** Takes `storeNumber`; a storefront offers to undo it [PLUS-025]. */
  choose: FormTarget;
  /** `YYYY-MM-DD` at the store; marks the day and lets the pickup say 'Today'. */
  today?: string | undefined;
  /** `stores.showsAddress2` of the market. */
  showsAddress2?: boolean;
  directionsHref?: string | undefined;
  /** A search around this store [VEHST-030]. */
  nearbyHref?: string | undefined;
  /** Hours and services stand open. */
  open?: boolean;
  /** Rank of the address; default 3. */
  level?: 2 | 3;
}

/** A store as a search lists it: what a shopper needs to choose it [VEHST-025]. */
export function StoreCard(props: StoreCardProps) {
  const {
    store,
    number,
    isMine = false,
    choose,
    today,
    showsAddress2 = false,
    open,
    level = 3,
    directionsHref,
    nearbyHref,
    className,
    ...rest
  } = props;
  const { store: words } = useStrings();
  const street = storeAddress(store, showsAddress2);
  return (
    <article
      id={storeCardId(store)}
      aria-labelledby={`${storeCardId(store)}-title`}
      className={classNames(styles.root, className)}
      data-store={store.storeNumber}
      data-mine={isMine}
      {...rest}
    >
      {number !== undefined && (
        <span aria-hidden className={classNames(styles.number, isMine && styles.numberMine)}>
          {number}
        </span>
      )}
      <div className={styles.body}>
        <StoreHead {...{ store, street, level }} />
        <OpenLine store={store} />
        <StockLine store={store} today={today} />
        <StoreLinks store={store} street={street} directionsHref={directionsHref} />
        {isMine ? (
          <Badge tone="fit" icon={<CheckIcon size={16} />} className={styles.mine}>
            {words.mine}
          </Badge>
        ) : (
          <IntentForm target={{ ...choose, fields: { ...choose.fields, storeNumber: store.storeNumber } }}>
            <Button type="submit" variant="outline" aria-label={words.chooseOf(street)}>
              {words.choose}
            </Button>
          </IntentForm>
        )}
        <Disclosure variant="plain" summary={words.hoursAndServices} open={open}>
          <StoreDetails
            store={store}
            today={today}
            nearby={nearbyHref === undefined ? undefined : { href: nearbyHref, street }}
          />
        </Disclosure>
      </div>
    </article>
  );
}

/** Where a pin of the map leads. */
export function storeCardId({ storeNumber }: StoreInfo): string {
  return `store-${storeNumber}`;
}

interface StoreHeadProps {
  store: StoreInfo;
  street: string;
  level: 2 | 3;
}

function StoreHead({ store: info, street, level }: StoreHeadProps) {
  const { store } = useStrings();
  const { distance } = useFormat();
  const placeLine = usePlaceLine();
  const Title = `h${level}` as 'h3';
  const far = info.distanceMeters !== undefined && distance(info.distanceMeters);
  return (
    <div className={styles.head}>
      <div className={styles.address}>
        <Title id={`${storeCardId(info)}-title`} className={styles.street}>
          {street}
        </Title>
        <p className={styles.place}>{placeLine(info)}</p>
      </div>
      {far && (
        <p className={styles.distance}>
          <span aria-hidden>{far}</span>
          <VisuallyHidden>{store.away(far)}</VisuallyHidden>
        </p>
      )}
    </div>
  );
}
