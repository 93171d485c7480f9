import type { DaySentence } from '../../i18n/commerce/product/messages.ts';
import { useFormat } from '../../i18n/UiProvider.tsx';
import { daysUntil, placeDate } from '../private/placeTime.ts';

/** Puts a date or instant into a sentence: with the name of the day where `today` is known [PLUS-016]. */
export function useDaySentence(today: string | undefined): (sentence: DaySentence, iso: string) => string {
  const { date } = useFormat();
  return (sentence, iso) => {
    const day = placeDate(iso);
    const days = daysUntil(day, today);
    if (days === 0) return sentence.today;
    const words = date(day, 'day');
    return days === 1 ? sentence.tomorrow(words) : sentence.on(words);
  };
}
