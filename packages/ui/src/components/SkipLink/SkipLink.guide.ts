import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A link that skips the header for keyboard users; the first element of each page.',
  instead: [],
  anatomy: ['a link that is seen while it has the focus'],
  keyboard: [
    { keys: 'Tab', does: 'reaches it first' },
    { keys: 'Enter', does: 'leads to the main part' },
  ],
  content: ['From the string table.'],
  do: ['Give the main part the id that it leads to.'],
  dont: ['Do not put anything before it.'],
};
