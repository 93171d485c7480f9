import { classNames } from '../../components/private/classNames.ts';
import * as hidden from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { StoreDayHours } from '../model/store.ts';
import { clockInstant, weekOf, type WeekDay } from './storeHours.ts';
import * as styles from './HoursTable.css.ts';

export interface HoursTableProps {
  hours: readonly StoreDayHours[];
  /** `YYYY-MM-DD` at the store; marks its line. */
  today?: string | undefined;
}

/** The hours of the week with today marked. */
export function HoursTable({ hours, today }: HoursTableProps) {
  const { store } = useStrings();
  return (
    <table className={styles.root}>
      <caption className={hidden.root}>{store.hours}</caption>
      <tbody>
        {weekOf(hours, today).map((day) => (
          <DayRow key={day.day} {...day} />
        ))}
      </tbody>
    </table>
  );
}

function DayRow({ day, hours, isToday, isWhole }: WeekDay) {
  const { store } = useStrings();
  const { time } = useFormat();
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
      <td className={styles.time}>{isWhole ? store.open24 : (span ?? store.closed)}</td>
    </tr>
  );
}
