import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { DayKind } from '../../i18n/commerce/purchase/messages.ts';
import { daysUntil, placeDate } from './placeTime.ts';

/**
 * Says a date or instant as a day: 'Tomorrow, Sun, Nov 22' where today is known, else 'Sun, Nov 22'. Within a
 * sentence the word is written small.
 */
export function useDay(
  today: string | undefined,
  { inSentence = false }: { inSentence?: boolean } = {},
): (iso: string) => string {
  const { date } = useFormat();
  const { offer } = useStrings();
  return (iso) => {
    const day = placeDate(iso);
    const words = date(day, 'day');
    const days = daysUntil(day, today);
    const named = (name: string) => (inSentence ? name.toLowerCase() : name);
    if (days === 0) return named(offer.today);
    return days === 1 ? `${named(offer.tomorrow)}, ${words}` : words;
  };
}

/** What `useDay` begins with for a date or instant: the name of the day where it is today or tomorrow. */
export const dayKindOf = (iso: string, today: string | undefined): DayKind =>
  [0, 1].includes(daysUntil(placeDate(iso), today) ?? NaN) ? 'name' : 'date';
