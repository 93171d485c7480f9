import { markets } from '@driveline/markets';
import type { Localized } from '../src/messages/localized.ts';
import { localized } from '../src/messages/localized.ts';
import { capital, positionWords } from '../src/fitment/positions.ts';
import type { PartTypeSeed } from './seedData.ts';

/** 'AGM' and 'H7' keep their capitals, 'Vented' becomes 'vented'. */
const lower = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/**
 * Titles by market: 'Front brake rotor, 296 mm, vented'. Where adjectives follow their noun, so does the position.
 * @param facts up to two attribute values that tell parts of the type apart
 */
export function partTitle(
  type: PartTypeSeed,
  position: string | null,
  facts: readonly Localized[],
): Localized {
  return Object.fromEntries(
    markets.map(({ code }) => {
      const noun = localized(type.singular, code);
      const gender = type.gender[code];
      const place = position ? positionWords(position, code, gender) : '';
      const name = !place ? noun : gender ? `${noun} ${place}` : `${capital(place)} ${lower(noun)}`;
      return [code, [name, ...facts.map((names) => lower(localized(names, code)))].join(', ')];
    }),
  );
}
