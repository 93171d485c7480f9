import { strangeCharacter } from './characters.ts';
import { applyMask, fittingMask, maskSlots, matchesMask } from './formats/applyMask.ts';
import { postalCharacters } from './formats/formatPostalCode.ts';
import { issue, type Issue, type Subject } from './issue.ts';
import { lengthIssue } from './lengthIssue.ts';
import type { PostalCodeOptions } from './options.ts';

/** Text in one of the formats, or its bare characters. */
export function shapeIssue(
  subject: Subject,
  value: string,
  { formats, pattern = '.*', example }: Omit<PostalCodeOptions, 'digitsSent'>,
): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, subject);
  const hasLetters = formats.some((format) => format.includes('A'));
  const character = strangeCharacter(text, (each) => (hasLetters ? /[\dA-Za-z\s.-]/ : /[\d\s.-]/).test(each));
  if (character !== undefined) return issue(`${subject}.characters`, { character, example });
  const characters = postalCharacters(text, { formats });
  const wrongLength = lengthIssue(subject, characters.length, formats.map(maskSlots), example);
  if (wrongLength) {
    // The text names the main format alone: a ZIP code 'has 5 digits'.
    const mostDigits = maskSlots(formats[0] ?? '');
    return { ...wrongLength, params: { ...wrongLength.params, mostDigits } };
  }
  const mask = fittingMask(characters.length, formats);
  const isBare = text.toUpperCase() === characters;
  const formatted = isBare ? applyMask(characters, mask) : text.toUpperCase();
  const isRight = matchesMask(formatted, mask) && new RegExp(`^(?:${pattern})$`).test(formatted);
  return isRight ? undefined : issue(`${subject}.invalid`, { example });
}
