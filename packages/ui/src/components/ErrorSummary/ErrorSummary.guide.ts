import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'All that is wrong in a form, on top of it, after it was sent.',
  instead: [{ when: 'a single field is wrong while it is filled in', use: "the field's `errorMessage`" }],
  anatomy: ['title with the count', 'links to the fields'],
  keyboard: [
    { keys: 'Tab', does: 'moves through the links' },
    { keys: 'Enter', does: 'leads to the field' },
  ],
  content: ['The same words as at the field.'],
  do: ['Give it the focus when a submit fails.', 'Keep everything that was typed.'],
  dont: ['Do not list what is right.'],
};
