import { classNames } from '../../components/private/classNames.ts';
import * as hidden from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { StoreDayHours } from '../model/store.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { clockInstant, weekOf, type WeekDay } from './storeHours.ts';
import * as styles from './HoursTable.css.ts';

export interface HoursTableProps extends BlockProps<'table'> {
  hours: readonly StoreDayHours[];
  /** `YYYY-MM-DD` at the store; marks its line. */
  today?: string | undefined;
  /** `YYYY-MM-DD` of days on which it stays shut; those of the coming week show in their lines. */
  closedDates?: readonly string[] | undefined;
}

/** The hours of the week with today marked. */
export function HoursTable({ hours, today, closedDates, className, ...rest }: HoursTableProps) {
  const { store } = useStrings();
  return (
    <table className={classNames(styles.root, className)} {...rest}>
      <caption className={hidden.root}>{store.hours}</caption>
      <tbody>
        {weekOf(hours, today, closedDates).map((day) => (
          <DayRow key={day.day} {...day} />
        ))}
      </tbody>
    </table>
  );
}

function DayRow({ day, hours, isToday, isWhole, closedOn }: WeekDay) {
  const { store } = useStrings();
  const { date, time } = useFormat();
  const clock = (value: string) => time(clockInstant(value), 'UTC');
  const span = hours && `${clock(hours.open)} – ${clock(hours.close)}`;
  return (
    <tr
      className={classNames(styles.row, isToday && styles.today)}
      aria-current={isToday ? 'date' : undefined}
    >
      <th scope="row" className={styles.day}>
        {store.days[day]}
        {isToday && <span className={styles.mark}>{` · ${store.today}`}</span>}
      </th>
      <td className={styles.time}>
        {closedOn ? store.closedOn(date(closedOn, 'short')) : isWhole ? store.open24 : (span ?? store.closed)}
      </td>
    </tr>
  );
}
