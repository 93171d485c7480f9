import { isNameCharacter, strangeCharacter } from '../../characters.ts';
import { issue, type Issue } from '../../issue.ts';

/** The seed's letters, space, dash, period, comma; and the apostrophe, or Coeur d'Alene and O'Brien could not order. */
const SIGNS = " -.,'’";

function isNamePattern(text: string): boolean {
  if (text.length < 2 || text.length > 30) return false;
  const isAllowed = (each: string): boolean => SIGNS.includes(each) || isNameCharacter(each);
  return strangeCharacter(text, isAllowed) === undefined && [...text].some((each) => !SIGNS.includes(each));
}

/** City: 2-30 characters of the name pattern (VALID-009, VALID-012 to VALID-015). */
export function city(value: string): Issue | undefined {
  const text = value.trim().normalize('NFC');
  if (text === '') return issue('city.missing');
  return isNamePattern(text) ? undefined : issue('city.invalid');
}

/**
 * City of an address in a state.
 * @param cities all that the state has, where those are few (`citiesOf`)
 */
export function cityAmong(value: string, cities: readonly string[] | undefined): Issue | undefined {
  const isOther = cities && !cities.includes(value.trim().toUpperCase());
  return isOther ? issue('city.missing') : city(value);
}

/** Name on the card: the same pattern (VALID-012). */
export function nameOnCard(value: string): Issue | undefined {
  const text = value.trim().normalize('NFC');
  if (text === '') return issue('required', {}, 'nameOnCard');
  return isNamePattern(text) ? undefined : issue('nameOnCard.invalid');
}
