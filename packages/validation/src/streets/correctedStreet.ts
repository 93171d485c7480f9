/** The words by which a market tells kinds of streets apart, and where they are written. */
export interface StreetTypes {
  /** Of a street: `last` in '100 Main Street', `first` in 'Avenida Juárez 120'. */
  readonly place: 'first' | 'last';
  /** What a misspelled word may have meant. */
  readonly types: readonly string[];
  /** Right words that are one letter away from a type, which nobody is asked about: 'Lago' beside 'Largo'. */
  readonly alike?: readonly string[];
}

const LEAST_LETTERS = 4;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether one letter is missing, or two that stand beside each other are swapped. Nobody mistakes the first letter. */
function isSlip(word: string, type: string): boolean {
  if (word.length < LEAST_LETTERS || word[0] !== type[0]) return false;
  const at = [...type].findIndex((letter, index) => letter !== word[index]);
  if (word.length === type.length - 1) return type.slice(0, at) + type.slice(at + 1) === word;
  if (word.length !== type.length || at < 0) return false;
  return type.slice(0, at) + type.charAt(at + 1) + type.charAt(at) + type.slice(at + 2) === word;
}

/** In the capitals of the word that it takes the place of. */
function inCaseOf(word: string, type: string): string {
  if (word === word.toUpperCase()) return type.toUpperCase();
  return word === word.toLowerCase() ? type.toLowerCase() : type;
}

/** What comes after the type of a street. */
const APARTMENT = /[\s,](?:apt|unit|suite|ste|floor|fl|bldg)\b|#/i;
const DIRECTION = /^(?:[ns][ew]?|[ew]|north|south|east|west)\.?$/i;

/** The words of a street, as far as the place of its type. */
function wordsOf(street: string, place: StreetTypes['place']): RegExpExecArray[] {
  const end = place === 'last' ? street.search(APARTMENT) : -1;
  const words = [...(end < 0 ? street : street.slice(0, end)).matchAll(/[\p{L}\p{M}\d'’.-]+/gu)];
  return place === 'last' && DIRECTION.test(words.at(-1)?.[0] ?? '') ? words.slice(0, -1) : words;
}

/**
 * A street with its type as it was probably meant: '100 Main Street' for '100 Main Stret' (CART-038). Only the word at the
 * place of the type is looked at, and a name is never corrected.
 * @returns undefined for a street with nothing to ask about
 */
export function correctedStreet(
  street: string,
  { place, types, alike = [] }: StreetTypes,
): string | undefined {
  const words = wordsOf(street, place);
  const asked = place === 'last' ? words.at(-1) : words[0];
  // A street is more than its type: a number and a name come before it, a name after it.
  const isNamed = words.length > (place === 'last' ? 2 : 1);
  if (!asked || !isNamed) return undefined;
  const [word] = asked;
  const plain = folded(word);
  if ([...types, ...alike].some((right) => folded(right) === plain)) return undefined;
  const [meant, ...others] = types.filter((type) => isSlip(plain, folded(type)));
  if (meant === undefined || others.length > 0) return undefined;
  return street.slice(0, asked.index) + inCaseOf(word, meant) + street.slice(asked.index + word.length);
}
