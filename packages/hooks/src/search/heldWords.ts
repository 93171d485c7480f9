/** Case and accents do not count, as nobody types them into a field. */
export const foldedText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds every word of what was typed. */
export function holdsWords(text: string, typed: string): boolean {
  const held = foldedText(text);
  return foldedText(typed)
    .split(/\s+/)
    .every((word) => held.includes(word));
}
