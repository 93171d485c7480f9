import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { daysUntil, placeDate } from './placeTime.ts';

/** Says a date or instant as a day: 'Tomorrow, Sun, Nov 22' where today is known, else 'Sun, Nov 22'. */
export function useDay(today: string | undefined): (iso: string) => string {
  const { date } = useFormat();
  const { offer } = useStrings();
  return (iso) => {
    const day = placeDate(iso);
    const words = date(day, 'day');
    const days = daysUntil(day, today);
    if (days === 0) return offer.today;
    return days === 1 ? `${offer.tomorrow}, ${words}` : words;
  };
}
