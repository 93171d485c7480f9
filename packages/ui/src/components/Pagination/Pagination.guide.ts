import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The numbered pages of a long list.',
  instead: [{ when: 'few more items', use: 'a button that shows more' }],
  anatomy: ['landmark', 'previous and next', 'numbers, with gaps'],
  keyboard: [{ keys: 'Tab', does: 'moves through the links' }],
  content: ['Words come from the string table.'],
  do: ['Keep every page an address of its own.'],
  dont: ['Do not scroll without end.'],
};
