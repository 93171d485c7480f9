import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A photo in the widths that its place needs, in a box that is kept free while it loads.',
  instead: [{ when: 'there is no photo of the part', use: 'PartPicture, which draws one' }],
  anatomy: ['the picture'],
  keyboard: [],
  content: ['`alt` says what is seen where it matters, and is empty for decoration.'],
  do: [
    'Give width and height: nothing moves when it comes.',
    'Set `priority` on the largest one of the first screen.',
  ],
  dont: ['Do not put words into pictures.'],
};
