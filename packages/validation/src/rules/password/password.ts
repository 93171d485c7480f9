import { issue, type Issue } from '../../issue.ts';
import { commonPasswords } from './commonPasswords.ts';

/** Characters of a new password, from and to (ACCT-024). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

/**
 * New password (ACCT-024): at least 8 characters, any of them, long ones welcome, and none that is guessed first:
 * no common word, no row of one character or of neighbours, not the own email.
 */
export function password(value: string, { email = '' }: { readonly email?: string } = {}): Issue | undefined {
  if (value === '') return issue('required', {}, 'password');
  const count = [...value].length;
  if (count < PASSWORD_MIN)
    return issue('password.short', { missing: PASSWORD_MIN - count, min: PASSWORD_MIN });
  if (value.length > PASSWORD_MAX) return issue('password.long', { max: PASSWORD_MAX });
  return isGuessedFirst(value.toLowerCase(), email.trim().toLowerCase())
    ? issue('password.invalid')
    : undefined;
}

function isGuessedFirst(text: string, email: string): boolean {
  const [word = ''] = /[a-z].*[a-z]/s.exec(text) ?? [];
  // What stands around a word is guessed with it when it is short, and a year is one guess: 'summer2024!'.
  const around = text.replace(word, '').replace(/(19|20)\d\d/, '');
  const isWord = commonPasswords.has(text) || (commonPasswords.has(word) && around.length <= 4);
  const isOwn = text === email || text === email.split('@')[0];
  return isWord || isOwn || isRow(text) || isRepeated(text);
}

/** '12345678', 'hgfedcba', 'aaaaaaaa' */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => (code - (codes[index] ?? 0) + 10) % 10));
  const [step = 5] = steps;
  const isNear =
    /^\d+$/.test(text) ||
    codes.every((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
  return steps.size === 1 && isNear && [0, 1, 9].includes(step);
}

/** 'abcabcabc', '12121212' */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);
