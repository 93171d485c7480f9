import { Card } from '../../components/Card/Card.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { GroupHead } from '../Cart/GroupHead.tsx';
import type { OrderGroup, OrderLine } from '../model/order.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import * as styles from './OrderView.css.ts';
import { StatusLabel } from './StatusLabel.tsx';

/** A shipment of a placed order: its state, where and when, its lines. */
export function ShipmentCard({ shipment, today }: { shipment: OrderGroup; today?: string }) {
  const { order } = useStrings();
  const { store } = shipment;
  return (
    <Card as="section">
      {shipment.status && (
        <div className={styles.head}>
          <StatusLabel status={shipment.status} />
        </div>
      )}
      <GroupHead group={shipment} {...(today && { today })} />
      {shipment.pickupCode && (
        <div className={styles.code}>
          <span>{order.pickupCode}</span>
          <span className={styles.codeValue}>{shipment.pickupCode}</span>
          <span>{order.pickupHint}</span>
        </div>
      )}
      {(store?.place ?? shipment.trackingNumber) && (
        <dl className={styles.facts}>
          {store?.place && <Fact name={order.pickupAt} value={store.place} />}
          {shipment.carrier && <Fact name={order.carrier} value={shipment.carrier} />}
          {shipment.trackingNumber && <Fact name={order.tracking} value={shipment.trackingNumber} />}
        </dl>
      )}
      <ul className={styles.lines}>
        {shipment.lines.map((line) => (
          <PlacedLine key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  );
}

/** One fact of an order as name and value, inside a definition list. */
export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={styles.fact}>{name}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </div>
  );
}

function PlacedLine({ line }: { line: OrderLine }) {
  const { order, purchase } = useStrings();
  const { money } = useFormat();
  return (
    <li className={styles.line}>
      <PartPicture picture={line.picture} shape="small" />
      <div className={styles.words}>
        <span className={styles.note}>{`${line.brand} · ${line.partNumber}`}</span>
        <a href={line.href} className={styles.title}>
          {line.title}
        </a>
        <span>{purchase.quantity(line.quantity)}</span>
        {line.vehicleName && <span className={styles.note}>{order.fitted(line.vehicleName)}</span>}
        {line.coreMinor > 0 && (
          <span className={styles.note}>{purchase.coreEach(money(line.coreMinor))}</span>
        )}
      </div>
      <span className={styles.amount}>{money(line.totalMinor)}</span>
    </li>
  );
}
