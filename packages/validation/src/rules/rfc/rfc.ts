import { strangeCharacter } from '../../characters.ts';
import { formatRfc } from '../../formats/formatRfc.ts';
import { issue, type Issue } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';

function isDate(yymmdd: string): boolean {
  const month = Number(yymmdd.slice(2, 4));
  const day = Number(yymmdd.slice(4, 6));
  // The century is not written, so 29 February always passes.
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000, month, 0)).getUTCDate();
}

/** Place of a character is what it counts; a company's RFC counts as one that begins with a space. */
const COUNTED = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** Whether the last character follows from the others, modulo 11. Some old numbers break it. */
export function hasRfcCheckDigit(value: string): boolean {
  const text = formatRfc(value).padStart(13, ' ');
  const sum = [...text.slice(0, 12)].reduce(
    (total, each, index) => total + COUNTED.indexOf(each) * (13 - index),
    0,
  );
  return '0123456789A'[(11 - (sum % 11)) % 11] === text[12];
}

/** RFC: three letters for a company or four for a person, a date, three more characters. */
export function rfc(value: string): Issue | undefined {
  const text = value.replace(/[\s-]/g, '').normalize('NFC').toUpperCase();
  if (text === '') return issue('required', {}, 'rfc');
  const example = 'GODE561231GR8';
  const character = strangeCharacter(text, (each) => /[0-9A-ZÑ&]/.test(each));
  if (character !== undefined) return issue('rfc.characters', { character, example });
  const wrongLength = lengthIssue('rfc', text.length, [12, 13], example);
  if (wrongLength) return wrongLength;
  const [, date] = /^[A-ZÑ&]{3,4}(\d{6})[0-9A-Z]{3}$/.exec(text) ?? [];
  return date !== undefined && isDate(date) ? undefined : issue('rfc.invalid', { example });
}
