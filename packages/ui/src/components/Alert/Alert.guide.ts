import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor:
    'A message in the flow of the page that belongs to the content below it: a declined card, a store that closes early.',
  instead: [
    { when: 'it answers something just done and may disappear', use: 'a toast' },
    { when: 'one field is wrong', use: "the field's `errorMessage`" },
    { when: 'several fields are wrong', use: 'ErrorSummary' },
  ],
  anatomy: [
    'icon of the tone, with its name for screen readers',
    'title, optional',
    'words',
    'actions, optional',
    'close button, optional',
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches the actions and the close button' }],
  content: ['Say what happened, then what to do.', 'One sentence in the title, without a full stop.'],
  do: [
    'Give it `role="alert"` or `role="status"` when it appears while the page is in use.',
    'Put the remedy into `actions`.',
  ],
  dont: ['Do not stack three of them.', 'Do not use a tone as decoration.'],
};
