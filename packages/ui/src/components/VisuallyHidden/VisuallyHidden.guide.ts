import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Words that are heard and not seen, where the look says the same.',
  instead: [{ when: 'the words can be seen', use: 'Text' }],
  anatomy: ['the words'],
  keyboard: [],
  content: ['As short as a label.'],
  do: ['Use it for live regions and for what an icon says.'],
  dont: ['Do not hide what can have the focus.'],
};
