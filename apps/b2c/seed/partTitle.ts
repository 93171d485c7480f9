import { nearestLocale } from '@driveline/markets';
import { localized, type Localized, type Speech } from '../src/messages/localized.ts';
import { capital, positionWords } from '../src/fitment/positions.ts';
import type { PartTypeSeed } from './seedData.ts';

const trademark = /^(?:Dexron|Honda|Mazda|Mercon|Nissan|Phillips|Torx|Toyota)\b/;

/** 'AGM', 'H7' and 'Torx' keep their capitals, 'Vented' becomes 'vented' and 'A presión' 'a presión'. */
const lower = (text: string) =>
  /^\p{Lu} ?\p{Ll}/u.test(text) && !trademark.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/**
 * Titles by locale: 'Front brake rotor, 11.1 in, vented'. Where adjectives follow their noun, so does the position.
 * @param speeches languages that a title is written in
 * @param facts what tells parts of the type apart, in the order of a title of each language
 */
export function partTitle(
  { seed: type, speeches }: { readonly seed: PartTypeSeed; readonly speeches: readonly Speech[] },
  position: string | null,
  facts: (speech: Speech) => readonly Localized[] = () => [],
): Localized {
  return Object.fromEntries(
    speeches.map((market) => {
      const noun = localized({ ...type.singular, ...type.head }, market);
      const gender = type.gender[nearestLocale(Object.keys(type.gender), market.locale) ?? ''];
      const place = position ? positionWords(position, market, gender) : '';
      const name = !place ? noun : gender ? `${noun} ${place}` : `${capital(place)} ${lower(noun)}`;
      return [
        market.locale,
        [name, ...facts(market).map((names) => lower(localized(names, market)))].join(', '),
      ];
    }),
  );
}
