import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Several lines: a message, how to find the door.',
  instead: [{ when: 'one line', use: 'TextField' }],
  anatomy: ['label', 'area that grows with its text', 'message when its length is reached', 'help and error'],
  keyboard: [
    { keys: 'Enter', does: 'new line' },
    { keys: 'Tab', does: 'leaves it' },
  ],
  content: ['Say in the description what not to write, as card numbers.'],
  do: ['Give a `maxLength` that the server has too.'],
  dont: ['Do not use it for what has a form of its own.'],
};
