import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The iframe of a payment gateway’s card fields: the page gets a token, never a card number.',
  instead: [
    { when: 'no script runs', use: 'the gateway’s own page, that the form posts to' },
    { when: 'a card that is kept', use: 'RadioCards' },
  ],
  anatomy: [
    'label',
    'the gateway’s frame, or its place while it loads',
    'error of the fields',
    'failure with retry',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes into the frame, through its fields and out again' },
    { keys: 'Enter', does: 'in a field: what the gateway does with it' },
  ],
  content: ['The label names the fields: “Card details”.', 'A failure says what else can be done.'],
  do: [
    'Pass on the height that the frame tells.',
    'Check the source window of its messages, not only their origin.',
    'Tell the fields the page’s colours when `onColorModeChange` says that they are new; another address empties them.',
  ],
  dont: ['Do not hide an error of the gateway behind words of your own.'],
};
