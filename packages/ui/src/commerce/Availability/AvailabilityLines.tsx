import type { ReactNode } from 'react';
import { StoreIcon, TruckIcon } from '../../components/Icon/commerceIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { Availability } from '../model/availability.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { fill } from '../private/fill.tsx';
import { hourOf, placeTime } from '../private/placeTime.ts';
import { useDay } from '../private/useDay.ts';
import * as styles from './AvailabilityLines.css.ts';

export interface AvailabilityLinesProps extends BlockProps<'div'> {
  /** Absent while it is asked for. */
  availability: Availability | undefined;
  /** `YYYY-MM-DD` at the store; lets the lines say 'Today' and 'Tomorrow' beside the date. */
  today?: string;
}

/** Where and when a part can be had: one line for the store, one for the door, in dates [PLUS-016]. */
export function AvailabilityLines({ availability, today, className, ...rest }: AvailabilityLinesProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.line}>
        <StoreIcon size={16} className={styles.icon} />
        {availability ? <PickupLine {...availability} today={today} /> : <Skeleton width="70%" />}
      </div>
      <div className={styles.line}>
        <TruckIcon size={16} className={styles.icon} />
        {availability ? <DeliveryLine {...availability} today={today} /> : <Skeleton width="55%" />}
      </div>
    </div>
  );
}

type LineProps = Availability & { today: string | undefined };

function PickupLine({ pickup, nearby, today }: LineProps) {
  const formats = useFormat();
  const { offer, product, inStock } = useStrings();
  const day = useDay(today);
  if (!pickup) return <Text look={styles.away}>{offer.chooseStore}</Text>;
  if (pickup.quantity > 0) {
    const stock = <Strong>{inStock(pickup.quantity)}</Strong>;
    const time = pickup.readyAt && placeTime(formats, pickup.readyAt);
    const ready = time && product.way.ready(time, hourOf(time));
    return <Text look={styles.here}>{fill(ready ? offer.readyAt : offer.stockOnly, { stock, ready })}</Text>;
  }
  const store = pickup.storeName;
  if (pickup.readyAt) {
    const date = <Strong>{`${day(pickup.readyAt)}, ${placeTime(formats, pickup.readyAt)}`}</Strong>;
    return <Text>{fill(offer.readyOn, { date, store })}</Text>;
  }
  if (!nearby) return <Text look={styles.away}>{fill(offer.notAt, { store })}</Text>;
  const stock = <Strong>{offer.stockAt(nearby.quantity, nearby.storeName)}</Strong>;
  const distance = formats.distance(nearby.distanceMeters);
  return <Text look={styles.away}>{fill(offer.notAtButNear, { store, stock, distance })}</Text>;
}

function DeliveryLine({ nextDay, regular, regularReason, today }: LineProps) {
  const formats = useFormat();
  const { offer } = useStrings();
  const day = useDay(today);
  if (nextDay) {
    const date = <Strong>{day(nextDay.date)}</Strong>;
    return <Text>{fill(offer.deliveredBy, { date, time: placeTime(formats, nextDay.orderBy) })}</Text>;
  }
  if (!regular) return <Text look={styles.away}>{regularReason ?? offer.noDelivery}</Text>;
  const price = regular.priceMinor === 0 ? offer.free : formats.money(regular.priceMinor);
  return <Text>{fill(offer.ships, { date: <Strong>{day(regular.date)}</Strong>, price })}</Text>;
}

function Text({ look, children }: { look?: string; children: ReactNode }) {
  return <span className={classNames(styles.text, look)}>{children}</span>;
}

function Strong({ children }: { children: ReactNode }) {
  return <b className={styles.strong}>{children}</b>;
}
