import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'An action shown by an icon only: close, search, one more.',
  instead: [{ when: 'there is room for words', use: 'Button' }],
  anatomy: ['icon', 'name for screen readers, shown as a hint'],
  keyboard: [{ keys: 'Enter, Space', does: 'presses it' }],
  content: ['The label is a verb with its object where several look alike.'],
  do: ['Keep it 44 px where fingers tap.'],
  dont: ['Do not use an icon that must be learned.'],
};
