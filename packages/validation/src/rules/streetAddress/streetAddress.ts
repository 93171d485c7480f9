import { strangeCharacter } from '../../characters.ts';
import { issue, type Issue } from '../../issue.ts';

/** CONST-056. */
const MAX_LENGTH = 255;
const MAX_TAIL = 20;

/**
 * Street address: letters with accents, digits, space, point, comma, dash, apostrophe, 255 at most; then one of
 * `#`, `&`, `/` and 20 more at most, in which those signs may stand again, as in `12 Main St #4/5` (VALID-020).
 */
export function streetAddress(value: string, { required = true } = {}): Issue | undefined {
  const text = value.trim().normalize('NFC');
  if (text === '') return required ? issue('required', {}, 'streetAddress') : undefined;
  const character = strangeCharacter(text, (each) => /[\p{L}\p{M}\d .,'’#&/-]/u.test(each));
  if (character !== undefined) return issue('streetAddress.characters', { character });
  const sign = text.search(/[#&/]/);
  const head = sign < 0 ? text.length : sign;
  if (head > MAX_LENGTH) return issue('streetAddress.long', { max: MAX_LENGTH });
  const tail = Math.max(0, text.length - head - 1);
  return tail > MAX_TAIL
    ? issue('streetAddress.tail', { sign: text.charAt(sign), max: MAX_TAIL })
    : undefined;
}
