import { strangeCharacter } from '../../characters.ts';
import { issue, type Issue } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';

const LENGTHS = [10, 11, 12, 13, 14, 15, 16, 17];
const EXAMPLE = 'SN20264471';

/** VIN or serial number of 10-17 letters and digits (VALID-023). */
export function serialNumber(value: string): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'serialNumber');
  const character = strangeCharacter(text, (each) => /[0-9A-Za-z]/.test(each));
  if (character !== undefined) return issue('serialNumber.characters', { character, example: EXAMPLE });
  return lengthIssue('serialNumber', text.length, LENGTHS, EXAMPLE);
}
