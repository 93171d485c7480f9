import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A part from several sides: one picture large, all of them small below it.',
  instead: [
    { when: 'there is one picture that can be enlarged', use: 'Gallery' },
    { when: 'the pictures lead to other pages', use: 'Carousel' },
  ],
  anatomy: ['the chosen picture', 'the small pictures, of which one is chosen'],
  keyboard: [
    { keys: 'Tab', does: 'reaches the chosen small picture, then leaves the row' },
    { keys: 'Arrow keys', does: 'choose the next or the previous picture and show it' },
  ],
  content: ["A label says what this picture shows that the others do not: 'the back', 'with its box'."],
  do: ['Put the picture that tells the part apart first.'],
  dont: ['Do not show a video or words as a picture of the row.'],
};
