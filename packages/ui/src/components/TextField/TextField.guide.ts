import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'One line that is typed: name, phone, postal code.',
  instead: [
    { when: 'a known list', use: 'Select or ComboBox' },
    { when: 'a day', use: 'DateField' },
    { when: 'a password or code', use: 'PasswordField, OneTimeCode' },
  ],
  anatomy: [
    'label',
    'input, with something at its end',
    'message when its length is reached',
    'error, then help',
  ],
  keyboard: [{ keys: 'any key', does: 'types; errors wait until the field is left' }],
  content: [
    'Labels are nouns and stand above.',
    'Errors say what is wrong and show what is right.',
    'Optional fields say so; required ones have no mark.',
  ],
  do: ['Give `autoComplete` and `inputMode`.', 'Format while it is typed and keep the caret.'],
  dont: ['Do not use a placeholder in place of a label.', 'Do not clear what was typed.'],
};
