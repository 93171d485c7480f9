import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The content of a page, between the edges of the header.',
  instead: [
    { when: 'a checkout', use: 'CheckoutLayout' },
    { when: 'a column beside the content', use: 'AsideLayout inside it' },
  ],
  anatomy: ['parts of the page, below each other'],
  keyboard: [],
  content: ['None of its own.'],
  do: ['Take `narrow` for a page of words or of one form: long lines are hard to read.'],
  dont: ['Do not put one into another.'],
};
