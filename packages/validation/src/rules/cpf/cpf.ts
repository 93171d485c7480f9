import { digitsOf, strangeCharacter } from '../../characters.ts';
import { issue, type Issue } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';

function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++)
    sum += Number(digits[index]) * (digits.length + 1 - index);
  return ((sum * 10) % 11) % 10;
}

/** CPF: eleven digits, the last two being check digits; eleven equal ones are no number of anybody. */
export function cpf(value: string): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'cpf');
  const example = '529.982.247-25';
  const character = strangeCharacter(text, (each) => /[\d\s.-]/.test(each));
  if (character !== undefined) return issue('cpf.characters', { character, example });
  const digits = digitsOf(text);
  const wrongLength = lengthIssue('cpf', digits.length, [11], example);
  if (wrongLength) return wrongLength;
  const isRight =
    !/^(\d)\1*$/.test(digits) &&
    checkDigit(digits.slice(0, 9)) === Number(digits[9]) &&
    checkDigit(digits.slice(0, 10)) === Number(digits[10]);
  return isRight ? undefined : issue('cpf.checksum', { example });
}
