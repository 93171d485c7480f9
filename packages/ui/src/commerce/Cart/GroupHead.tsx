import { StoreIcon, TruckIcon } from '../../components/Icon/commerceIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { OrderGroup } from '../model/order.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { fill } from '../private/fill.tsx';
import { hourOf, placeTime } from '../private/placeTime.ts';
import { choiceOf } from '../private/shipmentChoice.ts';
import { dayKindOf, useDay } from '../private/useDay.ts';
import * as styles from './CartGroup.css.ts';

export interface GroupHeadProps extends BlockProps<'div'> {
  group: OrderGroup;
  /** `YYYY-MM-DD`; lets it say 'today' and 'tomorrow'. */
  today?: string;
  /** Rank of the heading; default 2. Null is a line of words that heads nothing. */
  level?: 2 | 3 | null;
}

/** Where and when the lines below it come: a place and a date, never a speed [PLUS-016]. */
export function GroupHead({ group, today, level = 2, className, ...rest }: GroupHeadProps) {
  const { purchase } = useStrings();
  const formats = useFormat();
  const day = useDay(today, { inSentence: true });
  const Title = level === null ? 'p' : (`h${level}` as 'h2');
  const choice = choiceOf(group.shipmentType);
  const isPickup = choice === 'instore';
  const Icon = isPickup ? StoreIcon : TruckIcon;
  const when = group.when && { date: day(group.when), dayKind: dayKindOf(group.when, today) };
  const at = isPickup && group.when && placeTime(formats, group.when);
  return (
    <div className={classNames(styles.head, className)} {...rest}>
      <Icon className={styles.icon} />
      <Title className={styles.title}>
        {isPickup
          ? fill(purchase.group.instore, { store: group.store?.name ?? '' })
          : when
            ? purchase.group[choice](when.date, when.dayKind)
            : purchase.group.deliveryPending}
      </Title>
      {when && at && (
        <p className={styles.note}>
          {purchase.group.pickupReady(`${when.date}, ${at}`, when.date, at, hourOf(at), when.dayKind)}
        </p>
      )}
    </div>
  );
}
