import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A password, known or new, that can be shown.',
  instead: [{ when: 'it is a code from a message', use: 'OneTimeCode' }],
  anatomy: ['label', 'input', 'button that shows what is typed'],
  keyboard: [{ keys: 'Tab', does: 'reaches the button' }],
  content: ['The description says the rules before they are broken.'],
  do: ['Set `autoComplete="new-password"` for a new one.'],
  dont: ['Do not forbid pasting.', 'Do not ask for it twice.'],
};
