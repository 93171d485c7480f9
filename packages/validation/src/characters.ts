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

/** A-Z or one of the market's own letters, in either case. */
export function isNameLetter(character: string, extraNameLetters: string): boolean {
  return /^[A-Za-z]$/.test(character) || extraNameLetters.includes(character.toLowerCase());
}
