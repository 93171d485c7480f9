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

/** A letter or the mark that a script puts on one: what names are made of, wherever one lives (VALID-011, VALID-013). */
export function isNameCharacter(character: string): boolean {
  return /[\p{L}\p{M}]/u.test(character);
}
