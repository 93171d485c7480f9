import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The code from a text message or mail.',
  instead: [{ when: 'it is a password', use: 'PasswordField' }],
  anatomy: ['label', 'one input for all digits', 'help and error'],
  keyboard: [
    { keys: 'digits', does: 'type the code' },
    { keys: 'Ctrl+V', does: 'pastes it, with or without spaces' },
  ],
  content: ['The description says where the code was sent.'],
  do: ['Send the form in `onComplete`.', 'Offer a new code beside it.'],
  dont: ['Do not split it into boxes: pasting, correcting and screen readers suffer.'],
};
