import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'An operation is running and its result has no known shape.',
  instead: [
    { when: 'content loads', use: 'Skeleton' },
    { when: 'it can be counted', use: 'Progress' },
  ],
  anatomy: ['a turning ring'],
  keyboard: [],
  content: ['Words stand beside it or come from the button.'],
  do: ['Use it inside controls.'],
  dont: ['Do not cover a page with it.'],
};
