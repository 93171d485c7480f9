import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A link that looks like a button because it is the next step of the page: go to checkout.',
  instead: [
    { when: 'something happens without leaving the page', use: 'Button' },
    { when: 'it is in running text', use: 'Link' },
  ],
  anatomy: ['icon, optional', 'words'],
  keyboard: [{ keys: 'Enter', does: 'follows it' }],
  content: ["Says where it leads: 'Go to checkout'."],
  do: ['Give it a real `href`, so that it opens in a new tab too.'],
  dont: ['Do not give it a click handler that does something else.'],
};
