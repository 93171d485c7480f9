import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Things in a line that wraps: buttons, tags.',
  instead: [{ when: 'below each other', use: 'Stack' }],
  anatomy: ['items with equal gaps'],
  keyboard: [],
  content: ['None of its own.'],
  do: ['Let it wrap: Portuguese is longer.'],
  dont: ['Do not align form fields with it.'],
};
