import { strangeCharacter } from '../../characters.ts';
import { issue, type Issue } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';

function isDate(yymmdd: string): boolean {
  const month = Number(yymmdd.slice(2, 4));
  const day = Number(yymmdd.slice(4, 6));
  // The century is not written, so 29 February always passes.
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000, month, 0)).getUTCDate();
}

/**
 * RFC: three letters for a company or four for a person, a date, three more characters. The last one is no
 * reliable check digit: the tax office has issued numbers that break its own sum.
 */
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
