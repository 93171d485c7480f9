import { nearestLocale } from '@driveline/markets';
import { sql } from 'kysely';
import { localized, type Localized, type Speech } from '../messages/localized.ts';
import { offeredOf, type ChosenOption, type OptionRow } from './partOptions.ts';

/** A part that was sold. */
export interface SoldPart {
  /** As it was called that day, with what was chosen. */
  readonly title: string;
  /** What the catalogue calls it now; null for a part that it no longer has. */
  readonly names?: Localized | null;
  /** What was chosen, in the words of the sale. */
  readonly options?: unknown;
  /** What may be chosen for it now, in every language. */
  readonly offered?: readonly OptionRow[] | null;
}

/** `offered` of the row that joins `part`. */
export const offeredOptions = sql.raw<SoldPart['offered']>(offeredOf('part')).as('offered');

/** What a part was sold as, which a language that it was not sold in takes from the catalogue. @param soldIn locale of its order */
export function soldTitle(
  speech: Speech,
  { title, names, options, offered }: SoldPart,
  soldIn: string | null = null,
): string {
  const { locale, defaultLocale = locale } = speech;
  const spoken = names && (soldIn ?? defaultLocale) !== locale && nearestLocale(Object.keys(names), locale);
  if (!spoken) return title;
  const chosen = ((options ?? []) as ChosenOption[]).map(({ id, value, label, text }) => {
    const option = offered?.find((one) => one.id === id);
    const choice = option?.choices.find((one) => one.value === value);
    // What is no longer offered has no other words than those of the sale.
    return option && choice
      ? `${localized(option.names, speech)}: ${localized(choice.names, speech)}`
      : `${label}: ${text}`;
  });
  return [names[spoken], ...chosen].join(' · ');
}
