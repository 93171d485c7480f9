import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { OrderGroup } from '../model/order.ts';
import { OrderLines, type OrderLinesProps } from './OrderLines.tsx';
import * as styles from './OrderView.css.ts';
import { ShipmentHead } from './ShipmentHead.tsx';
import { hasArrived, isAhead } from './shipmentFlow.ts';
import { Stations } from './Stations.tsx';
import { StatusLabel } from './StatusLabel.tsx';

interface ShipmentCardProps {
  shipment: OrderGroup;
  today?: string;
  /** With its stations. */
  isTracked: boolean;
  reviewHref: OrderLinesProps['reviewHref'];
  /** Below its lines. */
  children?: ReactNode;
}

/** A shipment of a placed order: its state, where and when, its lines. */
export function ShipmentCard({ shipment, today, isTracked, reviewHref, children }: ShipmentCardProps) {
  const { order } = useStrings();
  // A counter that nobody goes to any more, or has been to, is no place to pick up at.
  const place = isAhead(shipment) ? shipment.store?.place : undefined;
  return (
    <Card as="section">
      {shipment.status && (
        <div className={styles.head}>
          <StatusLabel status={shipment.status} />
        </div>
      )}
      <ShipmentHead group={shipment} {...(today && { today })} />
      {isTracked && (
        <div className={styles.stations}>
          <Stations shipment={shipment} />
        </div>
      )}
      {shipment.pickupCode && (
        <div className={styles.code}>
          <span>{order.pickupCode}</span>
          <span className={styles.codeValue}>{shipment.pickupCode}</span>
          <span>{order.pickupHint}</span>
        </div>
      )}
      {(place ?? shipment.trackingNumber) && (
        <dl className={styles.facts}>
          {place && <Fact name={order.pickupAt} value={place} />}
          {shipment.carrier && <Fact name={order.carrier} value={shipment.carrier} />}
          {shipment.trackingNumber && <Fact name={order.tracking} value={<TrackingNumber {...shipment} />} />}
        </dl>
      )}
      <OrderLines lines={shipment.lines} reviewHref={hasArrived(shipment) ? reviewHref : undefined} />
      {children}
    </Card>
  );
}

/** Leads to the carrier's page of the parcel, where one is known. */
function TrackingNumber({ trackingNumber, trackingHref }: OrderGroup) {
  if (!trackingHref) return trackingNumber;
  return (
    <Link href={trackingHref} newTab>
      {trackingNumber}
    </Link>
  );
}

/** One fact of an order as name and value, inside a definition list. */
export function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className={styles.fact}>{name}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </div>
  );
}
