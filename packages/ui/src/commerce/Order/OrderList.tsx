import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ReceiptIcon } from '../../components/Icon/accountIcons.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { HistoryOrder } from '../model/account.ts';
import type { FormTarget } from '../private/IntentForm.tsx';
import { LoadedList, type ListProps } from '../private/LoadedList.tsx';
import { OrderCard } from './OrderCard.tsx';
import * as styles from './OrderCard.css.ts';

export interface OrderListProps extends ListProps {
  /** Newest first. Absent while they load; null when that failed. */
  orders: readonly HistoryOrder[] | null | undefined;
  detailsHref: (order: HistoryOrder) => string;
  /** Undefined for what is not sent. */
  trackHref?: (order: HistoryOrder) => string | undefined;
  /** Undefined for what cannot be returned. */
  returnHref?: (order: HistoryOrder) => string | undefined;
  /** Undefined for what cannot be bought again. */
  buyAgain?: (order: HistoryOrder) => FormTarget | undefined;
  /** Ways on where there is no order yet: links to deals and to the tracking of a guest's order. */
  emptyActions?: ReactNode;
  /** The history without its filters; given while one is set. */
  clearHref?: string;
}

/** The history of an account's orders (ACCT-046). */
export function OrderList(props: OrderListProps) {
  const { orders, emptyActions, clearHref, level = 2, ...others } = props;
  const { detailsHref, trackHref, returnHref, buyAgain, ...rest } = others;
  const { history } = useStrings().account;
  return (
    <LoadedList
      items={orders}
      label={history.orders}
      keyOf={({ number }) => number}
      row={(order) => (
        <OrderCard
          order={order}
          detailsHref={detailsHref(order)}
          trackHref={trackHref?.(order)}
          returnHref={returnHref?.(order)}
          buyAgain={buyAgain?.(order)}
          level={level}
        />
      )}
      skeleton={<OrderSkeleton />}
      empty={
        clearHref === undefined
          ? {
              title: history.none,
              hint: history.noneHint,
              picture: <ReceiptIcon size={40} />,
              actions: emptyActions,
            }
          : {
              title: history.noMatch,
              actions: <ButtonLink href={clearHref}>{history.clearFilters}</ButtonLink>,
            }
      }
      failed={{ title: history.failed, hint: history.failedHint }}
      level={level}
      {...rest}
    />
  );
}

/** As high as an order with one row of pictures. */
function OrderSkeleton() {
  return (
    <Card className={styles.root}>
      <div className={styles.words}>
        <span className={styles.numberLine}>
          <Skeleton width="45%" />
        </span>
        <span className={styles.note}>
          <Skeleton width="60%" />
        </span>
      </div>
      <div className={styles.pictures}>
        <Skeleton shape="box" width="88px" height="88px" />
        <Skeleton shape="box" width="88px" height="88px" />
      </div>
      <div className={styles.foot}>
        <Skeleton shape="box" width="100%" height="44px" />
      </div>
    </Card>
  );
}
