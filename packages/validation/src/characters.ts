/** Digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Letters A-Z and digits of a text, in upper case. */
export function alphanumericsOf(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** First character that is not allowed; code points, so that an emoji is named whole. */
export function strangeCharacter(
  text: string,
  isAllowed: (character: string) => boolean,
): string | undefined {
  for (const character of text) if (!isAllowed(character)) return character;
  return undefined;
}

/** A letter of any script (VALID-011). */
export function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}

/** Letters of which one alone is a name: 王, 김 (PLUS-066). */
export function isWholeName(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hangul}]/u.test(character);
}

/**
 * A letter, the mark that a script puts on one, or what a script writes between letters of a name: the joiners of Persian
 * and Hindi, the raised dot of Catalan, Chinese and Japanese, the geresh of Hebrew (VALID-011, VALID-013, PLUS-066).
 */
export function isNameCharacter(character: string): boolean {
  return /[\p{L}\p{M}\p{Join_Control}·・׳״]/u.test(character);
}
