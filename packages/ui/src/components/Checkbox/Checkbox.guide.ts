import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A choice or a consent that is sent with a form; several checkboxes for several choices.',
  instead: [
    { when: 'it takes effect at once', use: 'Switch' },
    { when: 'one out of few', use: 'RadioCards' },
  ],
  anatomy: [
    "the platform's box",
    'words',
    'description, optional',
    'something at the end, optional, as a count',
  ],
  keyboard: [{ keys: 'Space', does: 'ticks it' }],
  content: ["A statement that is true when it is ticked: 'Text me when it is ready'."],
  do: ['Leave consent unticked.', 'Put the count of a facet into `end`.'],
  dont: ["Do not word it as a denial: 'Do not send me…'."],
};
