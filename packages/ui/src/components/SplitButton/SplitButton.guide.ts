import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A default action with less common variants beside it: add to cart, for pickup or delivery.',
  instead: [
    { when: 'no way is the usual one', use: 'MenuButton' },
    { when: 'there is one way', use: 'Button' },
  ],
  anatomy: ['the button', 'a second one that opens the other ways', 'the list'],
  keyboard: [
    { keys: 'Enter, Space', does: 'does the usual thing, or opens the list' },
    { keys: 'Arrow down', does: 'opens the list from the second button' },
    { keys: 'Escape', does: 'closes it' },
  ],
  content: ["`menuLabel` says what is in the list: 'Other ways to get it'."],
  do: ['Use it where at least two thirds take the usual way.'],
  dont: ['Do not put other things into the list than ways of doing the same.'],
};
