import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Shows that the next page is loading while the current one stays.',
  instead: [
    { when: 'a button works', use: 'Button with `pending`' },
    { when: 'a part of the page loads', use: 'Skeleton' },
    { when: 'it can be counted', use: 'Progress' },
  ],
  anatomy: ['a line along the upper edge of the window, from 0.3 s on'],
  keyboard: [],
  content: ['Its name is the word for loading; it shows none.'],
  do: [
    'Render it while the router loads.',
    'Move focus to the new page once it is loaded, so that a screen reader says its name.',
  ],
  dont: ['Do not cover the page: it can still be read and used.'],
};
