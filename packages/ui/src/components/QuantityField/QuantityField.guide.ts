import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'How many: a number with one less and one more.',
  instead: [{ when: 'few fixed amounts', use: 'Select' }],
  anatomy: ['one less', 'number', 'one more'],
  keyboard: [
    { keys: 'digits', does: 'type it' },
    { keys: 'Tab', does: 'reaches the buttons' },
  ],
  content: ['The label names the item for screen readers.'],
  do: ['Start with what the vehicle needs.'],
  dont: ['Do not remove the item at 0 without a way back.'],
};
