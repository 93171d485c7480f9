/**
 * Where the caret belongs after a formatter rewrote the text (VALID-004): behind the same letters and digits
 * that stood before it.
 * @param before text as the browser left it
 * @param caret position in `before`
 * @param formatted what the formatter made of it
 */
export function keepCaret(before: string, caret: number, formatted: string): number {
  if (caret >= before.length) return formatted.length;
  const target = formatted.toUpperCase();
  let position = 0;
  for (const character of before.slice(0, caret).toUpperCase()) {
    const found = /[0-9A-ZÑ&]/.test(character) ? target.indexOf(character, position) : -1;
    // Whatever the formatter dropped is not found between here and the end, and moves nothing.
    if (found >= 0) position = found + 1;
  }
  return position;
}
