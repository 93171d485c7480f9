import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor:
    'A sign beside words, or without words where everybody knows it. About seventy, one stroke, in the colour of the text.',
  instead: [
    { when: 'it is a part of a car', use: 'PartPicture' },
    { when: 'it can be pressed', use: 'IconButton' },
  ],
  anatomy: ['a 24 px drawing of one stroke'],
  keyboard: [],
  content: ['`label` only where no word beside it says the same.'],
  do: ['Let it stand before the words.'],
  dont: ['Do not invent a meaning that has an icon already.', 'Do not use it as the only sign of a state.'],
};
