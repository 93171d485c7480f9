import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { PinIcon } from '../../components/Icon/contactIcons.tsx';
import type { StoreStrings } from '../../i18n/commerce/store/messages.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { StoreInfo } from '../model/store.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { StoreCard, type StoreCardProps } from './StoreCard.tsx';
import { StoreRowSkeletons } from './StoreRowSkeletons.tsx';
import * as styles from './StoreList.css.ts';

/** What its content is made of. */
interface ListContentProps extends Pick<StoreCardProps, 'choose' | 'showsAddress2' | 'level'> {
  /** Nearest first. Absent while they load; null when that failed; before a search `asksPlace` stands instead. */
  stores: readonly StoreInfo[] | null | undefined;
  /** Nothing was searched yet. */
  asksPlace?: boolean;
  /** `LocateButton`, beside 'Where are you?'. */
  locate?: ReactNode;
  /** What was searched, as the shopper typed it. */
  place?: string;
  /** Metres that the search went. */
  radiusMeters: number;
  /** Number of the first; 1 on the first page. */
  firstNumber?: number;
  /** Stores of all pages; those that are shown if left out. */
  total?: number;
  /** `storeNumber` of the shopper's store. */
  mine?: string | undefined;
  /** `YYYY-MM-DD` at each store. */
  today?: (store: StoreInfo) => string | undefined;
  directionsHref?: (store: StoreInfo) => string;
  /** A search around a store. */
  nearbyHref?: (store: StoreInfo) => string;
  /** The same search with a wider radius; left out where the search went as far. */
  wider?: { radiusMeters: number; href: string } | undefined;
  /** Asks again in place. */
  onRetry?: () => void;
  /** Asks again where no script runs. */
  retryHref?: string;
}

export interface StoreListProps extends BlockProps<'section'>, ListContentProps {}

/** The stores of a search, numbered as on the map. The list says all that the map shows. */
export function StoreList(props: StoreListProps) {
  const { stores, asksPlace, locate, place, radiusMeters, firstNumber, total, mine, today, ...others } =
    props;
  const { directionsHref, nearbyHref, wider, onRetry, retryHref, choose, showsAddress2, level, ...rest } =
    others;
  const search = { stores, asksPlace, locate, place, radiusMeters, wider, onRetry, retryHref };
  const cards = { firstNumber, mine, today, directionsHref, nearbyHref, choose, showsAddress2, level };
  const { store } = useStrings();
  const isLoading = stores === undefined && !asksPlace;
  return (
    <section aria-label={store.stores} aria-busy={isLoading || undefined} {...rest}>
      {/* It is there before its words are, or screen readers would not speak it. */}
      <p role="status" className={styles.count}>
        {stores && stores.length > 0 && !asksPlace && foundText(store, { stores, firstNumber, total, place })}
      </p>
      <ListContent {...search} {...cards} />
    </section>
  );
}

/** Says of a page which ones of how many it has, so that another page is news. */
function foundText(
  words: StoreStrings,
  {
    stores,
    firstNumber = 1,
    total,
    place,
  }: Pick<ListContentProps, 'firstNumber' | 'total' | 'place'> & {
    stores: readonly StoreInfo[];
  },
): string {
  const shown = stores.length;
  if (total === undefined || total <= shown) return words.found(shown, place);
  const to = shown > 1 ? firstNumber + shown - 1 : undefined;
  return words.foundPart({ from: firstNumber, to, count: total }, place);
}

function ListContent(props: ListContentProps): ReactNode {
  const { store } = useStrings();
  if (props.asksPlace) {
    return (
      <EmptyState
        title={store.askPlace}
        level={props.level ?? 2}
        picture={<PinIcon size={40} />}
        actions={props.locate}
      >
        {store.askPlaceHint}
      </EmptyState>
    );
  }
  if (props.stores === undefined) return <StoreRowSkeletons />;
  if (props.stores === null) return <Failed {...props} />;
  if (props.stores.length === 0) return <NoStores {...props} />;
  return <Rows {...props} stores={props.stores} />;
}

function Rows(props: ListContentProps & { stores: readonly StoreInfo[] }) {
  const { stores, firstNumber = 1, mine, today, directionsHref, choose, showsAddress2, level = 2 } = props;
  return (
    <ol role="list" start={firstNumber} className={styles.rows}>
      {stores.map((store, index) => (
        <li key={store.storeNumber} className={styles.row}>
          <StoreCard
            store={store}
            number={firstNumber + index}
            isMine={store.storeNumber === mine}
            today={today?.(store)}
            directionsHref={directionsHref?.(store)}
            nearbyHref={props.nearbyHref?.(store)}
            {...{ choose, showsAddress2, level }}
          />
        </li>
      ))}
    </ol>
  );
}

function NoStores({ radiusMeters, wider, level = 2 }: ListContentProps) {
  const { store } = useStrings();
  const { distance } = useFormat();
  return (
    <EmptyState
      title={store.none(distance(radiusMeters))}
      level={level}
      picture={<PinIcon size={40} />}
      actions={
        // Config may let a search go as far from the start.
        wider &&
        wider.radiusMeters > radiusMeters && (
          <ButtonLink href={wider.href} data-intent="find-stores">
            {store.searchWider(distance(wider.radiusMeters))}
          </ButtonLink>
        )
      }
    >
      {store.noneHint}
    </EmptyState>
  );
}

function Failed({ onRetry, retryHref, level = 2 }: ListContentProps) {
  const { store, tryAgain } = useStrings();
  return (
    <ErrorState
      title={store.failed}
      level={level}
      {...(onRetry && { onRetry })}
      actions={!onRetry && retryHref !== undefined && <ButtonLink href={retryHref}>{tryAgain}</ButtonLink>}
    >
      {store.failedHint}
    </ErrorState>
  );
}
