import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The title of a page, a section or a card; rank and look are chosen separately.',
  instead: [{ when: 'it is not the title of a section', use: 'Text' }],
  anatomy: ['the words'],
  keyboard: [],
  content: ['A noun or a short statement, no full stop.'],
  do: ['Keep ranks without gaps; choose `size` for the look.'],
  dont: ['Do not choose a rank for its size.', 'Do not have two of rank 1 on a page.'],
};
