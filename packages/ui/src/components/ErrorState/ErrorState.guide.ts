import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A part of a page that could not be shown, with a way to try again.',
  instead: [
    { when: 'the whole page failed', use: 'ErrorBlock' },
    { when: 'an action failed', use: 'a toast or Alert' },
  ],
  anatomy: ['icon', 'title', 'words', 'button that tries again'],
  keyboard: [{ keys: 'Tab', does: 'reaches the button' }],
  content: ['What could not be done, without codes.'],
  do: ['Keep the rest of the page usable.'],
  dont: ['Do not show technical words to shoppers.'],
};
