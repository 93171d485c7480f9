import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Leads to another page or place.',
  instead: [
    { when: "it is the page's next step", use: 'ButtonLink' },
    { when: 'something happens', use: 'Button' },
  ],
  anatomy: ['words', 'words for screen readers, where it opens a new tab'],
  keyboard: [{ keys: 'Enter', does: 'follows it' }],
  content: ["Says where it leads; never 'here'."],
  do: ['Underline it in running text.'],
  dont: ['Do not open new tabs without need.'],
};
