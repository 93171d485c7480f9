import { alphanumericsOf, strangeCharacter } from '../../characters.ts';
import { issue, type Issue } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';

/** Weights 2 to 9 from the right, over and over; a character counts its ASCII code less 48. */
function checkDigit(characters: string): number {
  let sum = 0;
  for (let index = 0; index < characters.length; index++) {
    const weight = ((characters.length - 1 - index) % 8) + 2;
    sum += (characters.charCodeAt(index) - 48) * weight;
  }
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** CNPJ: twelve letters or digits (letters since July 2026) and two check digits, modulo 11. */
export function cnpj(value: string): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'cnpj');
  const example = '12.ABC.345/01DE-35';
  const character = strangeCharacter(text, (each) => /[0-9A-Za-z\s./-]/.test(each));
  if (character !== undefined) return issue('cnpj.characters', { character, example });
  const characters = alphanumericsOf(text);
  const wrongLength = lengthIssue('cnpj', characters.length, [14], example);
  if (wrongLength) return wrongLength;
  const isRight =
    !/^(.)\1*$/.test(characters) &&
    checkDigit(characters.slice(0, 12)) === Number(characters[12]) &&
    checkDigit(characters.slice(0, 13)) === Number(characters[13]);
  return isRight ? undefined : issue('cnpj.checksum', { example });
}
