import { strangeCharacter } from '../../characters.ts';
import { issue, type Issue } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';

const LENGTHS = [11, 12, 13, 14, 15, 16, 17];
const EXAMPLE = '1M8GDM9AXKP042788';

/** VIN of 11-17 letters and digits; at 17 without I, O and Q, which no VIN has (VALID-022). */
export function vin(value: string): Issue | undefined {
  const text = value.trim().toUpperCase();
  if (text === '') return issue('required', {}, 'vin');
  const character = strangeCharacter(text, (each) => /[0-9A-Z]/.test(each));
  if (character !== undefined) return issue('vin.characters', { character, example: EXAMPLE });
  const wrongLength = lengthIssue('vin', text.length, LENGTHS, EXAMPLE);
  if (wrongLength) return wrongLength;
  const letter = /[IOQ]/.exec(text)?.[0];
  return text.length === 17 && letter
    ? issue('vin.characters', { character: letter, example: EXAMPLE })
    : undefined;
}

const VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Ninth character that a 17-character VIN of North America must have (49 CFR 565.15), or undefined when the text
 * is no such VIN. Other regions do not use it: a mismatch is a reason to ask, never to refuse.
 */
export function vinCheckDigit(value: string): string | undefined {
  const text = value.trim().toUpperCase();
  if (!/^[0-9A-HJ-NPR-Z]{17}$/.test(text)) return undefined;
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * (VALUES.indexOf(text.charAt(index)) % 10),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}
