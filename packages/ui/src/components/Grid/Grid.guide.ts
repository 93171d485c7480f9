import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Like things beside each other, as many as fit.',
  instead: [
    { when: 'one below the other', use: 'Stack' },
    { when: 'in a line that wraps', use: 'Inline' },
  ],
  anatomy: ['cells of equal width'],
  keyboard: [],
  content: ['None of its own.'],
  do: ['Choose `min` so that the longest words of a cell fit.'],
  dont: ['Do not use it for tables of data.'],
};
