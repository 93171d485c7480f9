import { isLetter, isNameCharacter, isWholeName, strangeCharacter } from '../../characters.ts';
import { issue, type Issue } from '../../issue.ts';

/** CONST-055. Phones type the curly apostrophe; it means the same. */
const MAX_SPACES = { firstName: 1, lastName: 3 };
const MIN_LETTERS = 2;
const MAX_LENGTH = 30;
const SIGNS = " -.'’";

function personName(value: string, subject: 'firstName' | 'lastName'): Issue | undefined {
  const name = value.trim().normalize('NFC');
  if (name === '') return issue(`${subject}.missing`);
  const character = strangeCharacter(name, (each) => SIGNS.includes(each) || isNameCharacter(each));
  if (character !== undefined) return issue(`${subject}.characters`, { character });
  const max = MAX_SPACES[subject];
  if (name.split(' ').length - 1 > max) return issue(`${subject}.spaces`, { max });
  const letters = [...name].filter(isLetter);
  if (letters.length < MIN_LETTERS && !letters.some(isWholeName))
    return issue(`${subject}.short`, { min: MIN_LETTERS });
  return name.length > MAX_LENGTH ? issue(`${subject}.long`, { max: MAX_LENGTH }) : undefined;
}

/** First name: letters of any script, dashes, apostrophes, dots, at most 1 space (VALID-010 to VALID-014). */
export function firstName(value: string): Issue | undefined {
  return personName(value, 'firstName');
}

/** Last name: as a first name, with at most 3 spaces (VALID-010 to VALID-014). */
export function lastName(value: string): Issue | undefined {
  return personName(value, 'lastName');
}
