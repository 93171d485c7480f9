import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ClockIcon, CrossCircleIcon, ShieldIcon } from '../../components/Icon/statusIcons.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { LayoutProps } from '../../components/private/layoutElement.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { WarrantyItem, WarrantyPurchase, WarrantyStatus } from '../model/account.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import type { BlockLevel } from '../private/LoadedList.tsx';
import { Unbroken } from '../private/Unbroken.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './WarrantyCard.css.ts';

export interface WarrantyCardProps extends Omit<LayoutProps, 'as' | 'children'> {
  purchase: WarrantyPurchase;
  /** The purchase on a page of its own. */
  href?: string | undefined;
  /** Rank of the heading; default 2. */
  level?: BlockLevel;
}

/** What one purchase has under warranty: when and where it was bought, until when each part is covered (ACCT-050). */
export function WarrantyCard({ purchase, href, level = 2, className, ...rest }: WarrantyCardProps) {
  const { warranty } = useStrings().account;
  const { date } = useFormat();
  const title = warranty.purchasedOn(date(purchase.date, 'medium'));
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId} className={classNames(styles.root, className)} {...rest}>
      <div>
        <Heading level={level} id={titleId} size="titleS">
          {href === undefined ? title : <Link href={href}>{title}</Link>}
        </Heading>
        <p className={styles.note}>
          {`${warranty.store}: ${purchase.store} · ${warranty.receipt}: ${purchase.receiptNumber}`}
        </p>
      </div>
      {purchase.items.length === 0 ? (
        <p>{warranty.noItems}</p>
      ) : (
        <ul role="list" className={styles.items}>
          {purchase.items.map((item) => (
            <li key={item.id} className={styles.item}>
              <CoveredItem item={item} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function CoveredItem({ item }: { item: WarrantyItem }) {
  const { account, order } = useStrings();
  const { title, brand, partNumber, picture, vehicleName, status, href } = item;
  return (
    <>
      <PartPicture picture={picture} shape="small" />
      <div className={styles.words}>
        <span className={styles.note}>
          <Unbroken text={`${brand} · ${partNumber}`} number={partNumber} />
        </span>
        <Link href={href} className={styles.title}>
          {wholeNames(title)}
        </Link>
        {vehicleName !== undefined && <span className={styles.note}>{order.fitted(vehicleName)}</span>}
        <Cover item={item} />
      </div>
      <div className={styles.badge}>
        <CoverBadge status={status}>{account.warranty.status[status]}</CoverBadge>
      </div>
    </>
  );
}

/** Until when, and how long that still is. */
function Cover({ item: { status, endDate, daysLeft } }: { item: WarrantyItem }) {
  const { warranty } = useStrings().account;
  const { date } = useFormat();
  const day = date(endDate, 'medium');
  if (status === 'voided') return null;
  if (status === 'ended') return <span>{warranty.ended(day)}</span>;
  return <span>{`${warranty.until(day)} · ${warranty.daysLeft(daysLeft)}`}</span>;
}

const looks = {
  active: { tone: 'fit', Icon: ShieldIcon },
  ended: { tone: 'neutral', Icon: ClockIcon },
  voided: { tone: 'nofit', Icon: CrossCircleIcon },
} as const;

function CoverBadge({ status, children }: { status: WarrantyStatus; children: string }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={16} />}>
      {children}
    </Badge>
  );
}
