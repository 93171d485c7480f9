import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A surface for one thing: a store, a vehicle, a section of checkout.',
  instead: [{ when: 'things only need room between them', use: 'Stack or Grid' }],
  anatomy: ['the surface', 'anything in it'],
  keyboard: [],
  content: ['One heading that names the thing.'],
  do: ['Choose the element by what it is: `as="li"` in a list, `as="section"` with a heading.'],
  dont: ['Do not put a card into a card.', 'Do not make a whole card clickable around other controls.'],
};
