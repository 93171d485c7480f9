import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The shape of what loads, in its exact measures.',
  instead: [
    { when: 'a button works', use: "Button's `pending`" },
    { when: 'nobody knows the shape', use: 'Spinner' },
  ],
  anatomy: ['grey bars'],
  keyboard: [],
  content: ['None; the region says that it loads.'],
  do: ['Give it the geometry of the content: nothing moves afterwards.'],
  dont: ['Do not show one for less than a moment or for longer than the time limit.'],
};
