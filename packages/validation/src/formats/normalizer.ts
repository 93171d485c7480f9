import { keepCaret } from './keepCaret.ts';

/**
 * A formatter for a field that is typed in (VALID-004): the text in form, and the caret behind the same letters and
 * digits as before.
 */
export function normalizer(
  format: (text: string) => string,
): (text: string, caret: number) => { text: string; caret: number } {
  return (text, caret) => {
    const formatted = format(text);
    return { text: formatted, caret: keepCaret(text, caret, formatted) };
  };
}
