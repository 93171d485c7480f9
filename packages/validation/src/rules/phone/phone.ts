import { digitsOf, strangeCharacter } from '../../characters.ts';
import { applyMask, maskSlots } from '../../formats/applyMask.ts';
import { formatPhone } from '../../formats/formatPhone.ts';
import { issue, type Issue } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';
import type { PhoneOptions } from '../../options.ts';

/** Phone number: formatted before the test unless it holds a bracket already (VALID-008, VALID-018). */
export function phone(value: string, options: { readonly phone: PhoneOptions }): Issue | undefined {
  const typed = value.trim();
  if (typed === '') return issue('required', {}, 'phone');
  const { formats, example } = options.phone;
  const character = strangeCharacter(typed, (each) => /[\d\s().+-]/.test(each));
  if (character !== undefined) return issue('phone.characters', { character, example });
  // Autofill writes a country code before the bracket; that is no shape of the shopper's to be held to.
  const text = typed.includes('(') && !typed.startsWith('+') ? typed : formatPhone(typed, options);
  const digits = digitsOf(text);
  const wrongLength = lengthIssue('phone', digits.length, formats.map(maskSlots), example);
  if (wrongLength) return wrongLength;
  return formats.some((format) => applyMask(digits, format) === text)
    ? undefined
    : issue('phone.invalid', { example });
}
