import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { ShieldIcon } from '../../components/Icon/statusIcons.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { WarrantyPurchase } from '../model/account.ts';
import { LoadedList, type ListProps } from '../private/LoadedList.tsx';
import { WarrantyCard } from './WarrantyCard.tsx';
import * as styles from './WarrantyCard.css.ts';

export interface WarrantyListProps extends ListProps {
  /** Newest first. Absent while they load; null when that failed. */
  purchases: readonly WarrantyPurchase[] | null | undefined;
  href?: (purchase: WarrantyPurchase) => string;
  /** Ways on where nothing is on file. */
  emptyActions?: ReactNode;
  /** The list without its filters; given while one is set. */
  clearHref?: string;
}

/** What an account has under warranty, by purchase (ACCT-050). */
export function WarrantyList(props: WarrantyListProps) {
  const { purchases, href, emptyActions, clearHref, level = 2, ...rest } = props;
  const { history, warranty } = useStrings().account;
  return (
    <LoadedList
      items={purchases}
      label={warranty.label}
      keyOf={({ id }) => id}
      row={(purchase) => <WarrantyCard purchase={purchase} href={href?.(purchase)} level={level} />}
      skeleton={<WarrantySkeleton />}
      empty={
        clearHref === undefined
          ? {
              title: warranty.none,
              hint: warranty.noneHint,
              picture: <ShieldIcon size={40} />,
              actions: emptyActions,
            }
          : {
              title: warranty.noMatch,
              actions: <ButtonLink href={clearHref}>{history.clearFilters}</ButtonLink>,
            }
      }
      failed={{ title: warranty.failed }}
      level={level}
      {...rest}
    />
  );
}

/** As high as a purchase of one part. */
function WarrantySkeleton() {
  return (
    <Card className={styles.root}>
      <div className={styles.words}>
        <Skeleton width="45%" />
        <Skeleton width="60%" />
      </div>
      <div className={styles.item}>
        <Skeleton shape="box" width="88px" height="88px" />
        <div className={styles.words}>
          <Skeleton width="40%" />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      </div>
    </Card>
  );
}
