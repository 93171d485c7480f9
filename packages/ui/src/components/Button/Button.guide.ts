import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'An action: add to cart, save, try again.',
  instead: [
    { when: 'it leads to a page', use: 'ButtonLink or Link' },
    { when: 'it shows only an icon', use: 'IconButton' },
    { when: 'it stays pressed', use: 'ToggleButton' },
    { when: 'it opens a list of things to do', use: 'MenuButton' },
  ],
  anatomy: ['icon, optional', 'words', 'spinner in place of the words while it works'],
  keyboard: [{ keys: 'Enter, Space', does: 'presses it' }],
  content: [
    "Verb first: 'Add to cart', 'Pay $84.20'.",
    "Name the object where two buttons look alike: 'Remove rotor'.",
  ],
  do: [
    'One `primary` per card or section.',
    'Use `pending` while it works: it keeps the focus and the width.',
  ],
  dont: [
    'Do not disable a submit button until the form is right: let it be pressed and say what is missing.',
    'Do not change the words while it works.',
  ],
};
