import { strangeCharacter } from '../../characters.ts';
import { issue, type Issue } from '../../issue.ts';

/** License plate: letters of any alphabet, digits, space and dash. */
export function licensePlate(value: string): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'licensePlate');
  const character = strangeCharacter(text, (each) => /[\p{L}\p{N} -]/u.test(each));
  return character === undefined ? undefined : issue('licensePlate.characters', { character });
}
