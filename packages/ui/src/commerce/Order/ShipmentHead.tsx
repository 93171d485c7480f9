import { ReceiptIcon } from '../../components/Icon/accountIcons.tsx';
import { StoreIcon, TruckIcon } from '../../components/Icon/commerceIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from '../Cart/CartGroup.css.ts';
import { GroupHead } from '../Cart/GroupHead.tsx';
import type { OrderGroup } from '../model/order.ts';
import { fill } from '../private/fill.tsx';
import { dayAt } from '../private/placeTime.ts';
import { flowOf, headOf } from './shipmentFlow.ts';

export interface ShipmentHeadProps {
  className?: string;
  group: OrderGroup;
  today?: string;
  /** Rank of the heading; default 2. Null is a line of words that heads nothing. */
  level?: 2 | 3 | null;
}

/** Where and when a placed shipment comes, came or goes back: in the past once it is there (PLUS-063). */
export function ShipmentHead(props: ShipmentHeadProps) {
  const { group, level = 2, className } = props;
  const { order } = useStrings();
  const note = useNote(group);
  const title = headOf(group, order);
  if (title === undefined) return <GroupHead {...props} />;
  const Title = level === null ? 'p' : (`h${level}` as 'h2');
  const Icon = iconOf(group);
  return (
    <div className={classNames(styles.head, className)}>
      <Icon className={styles.icon} />
      <Title className={styles.title}>{fill(title, { store: group.store?.name ?? '' })}</Title>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function iconOf(group: OrderGroup) {
  const flow = flowOf(group);
  if (flow === 'register') return ReceiptIcon;
  return group.shipmentType === 'instore' ? StoreIcon : TruckIcon;
}

/** What is to say about the date; nothing where the heading says it, or where there is none any more. */
function useNote(group: OrderGroup): string | undefined {
  const { order } = useStrings();
  const { date } = useFormat();
  const { tense = 'coming', when, wasDue, store } = group;
  const { head } = order;
  switch (tense) {
    case 'unpaid':
      return head.unpaidNote;
    case 'waiting':
      return [head.waitingNow, store?.hours].filter(Boolean).join(' · ');
    case 'late':
      if (when && wasDue) return head.lateUntil(date(dayAt(when), 'day'), date(dayAt(wasDue), 'day'));
      return when && head.lateNote(date(dayAt(when), 'day'));
    case 'past':
      return when && date(dayAt(when), 'medium');
    default:
      return undefined;
  }
}
