import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Running text in a step of the type scale.',
  instead: [{ when: 'it is a title', use: 'Heading' }],
  anatomy: ['the words'],
  keyboard: [],
  content: ["Short sentences, active voice, the trade's own words."],
  do: ['Choose a tone by meaning.'],
  dont: ['Do not set sizes by hand.'],
};
