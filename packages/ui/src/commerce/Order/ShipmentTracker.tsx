import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { LayoutProps } from '../../components/private/layoutElement.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { TrackedShipment } from '../model/account.ts';
import { Failed, type Retry } from '../private/LoadedList.tsx';
import { Fact } from './ShipmentCard.tsx';
import * as order from './OrderView.css.ts';
import * as styles from './ShipmentTracker.css.ts';
import { ShipmentHead } from './ShipmentHead.tsx';
import { Stations } from './Stations.tsx';
import { StatusLabel } from './StatusLabel.tsx';

export interface ShipmentTrackerProps extends Omit<LayoutProps, 'as' | 'children'> {
  /** Absent while it loads; null when that failed. */
  shipment: TrackedShipment | null | undefined;
  /** `YYYY-MM-DD`; lets it say 'today' and 'tomorrow'. */
  today?: string;
  /** Rank of the heading; default 2. */
  level?: 2 | 3;
  retry?: Retry;
}

/** Where a shipment is: its status as the server gives it, its stations, way, dates, carrier or store (ACCT-047). */
export function ShipmentTracker(props: ShipmentTrackerProps) {
  const { shipment, today, level = 2, retry, className, ...rest } = props;
  const { account } = useStrings();
  return (
    <Card
      as="section"
      aria-busy={shipment === undefined || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {shipment === undefined && <Waiting />}
      {shipment === null && <Failed title={account.tracker.failed} level={level} retry={retry} />}
      {shipment && <Tracked shipment={shipment} level={level} {...(today !== undefined && { today })} />}
    </Card>
  );
}

interface TrackedProps {
  shipment: TrackedShipment;
  level: 2 | 3;
  today?: string;
}

function Tracked({ shipment, level, today }: TrackedProps) {
  return (
    <>
      <div>
        <StatusLabel status={shipment.status} />
      </div>
      <ShipmentHead group={shipment} level={level} {...(today !== undefined && { today })} />
      <Stations shipment={shipment} />
      <Facts shipment={shipment} />
    </>
  );
}

function Facts({ shipment }: { shipment: TrackedShipment }) {
  const { account, order: words } = useStrings();
  const { store, carrier, trackingNumber, trackingHref } = shipment;
  if (!store && !carrier && trackingNumber === undefined) return null;
  return (
    <div className={styles.facts}>
      <dl className={order.facts}>
        {store?.place !== undefined && <Fact name={words.pickupAt} value={store.place} />}
        {store?.hours !== undefined && <Fact name={account.tracker.hours} value={store.hours} />}
        {carrier !== undefined && <Fact name={words.carrier} value={carrier} />}
        {trackingNumber !== undefined && <Fact name={words.tracking} value={trackingNumber} />}
      </dl>
      {trackingHref !== undefined && carrier !== undefined && (
        <Link href={trackingHref} newTab className={styles.link}>
          {account.tracker.follow(carrier)}
        </Link>
      )}
    </div>
  );
}

/** As high as what comes: status, heading, five stations, two facts. */
function Waiting() {
  const { loading } = useStrings();
  return (
    <>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton shape="box" width="9rem" height="24px" />
      <Skeleton width="60%" />
      <Skeleton shape="box" height="236px" />
      <Skeleton shape="box" height="92px" />
    </>
  );
}
