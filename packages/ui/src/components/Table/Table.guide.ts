import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Values in rows and columns that are compared: what a part fits, prices of services.',
  instead: [
    { when: 'names with one value', use: 'DefinitionList' },
    { when: 'things with pictures and buttons', use: 'ProductRow' },
  ],
  anatomy: ['caption', 'column headings', 'rows'],
  keyboard: [
    { keys: 'Tab', does: 'reaches the table, then what can be pressed in it' },
    { keys: 'Arrow keys', does: 'scroll it where it is wider than its place' },
  ],
  content: ['Headings are short; units stand in them.'],
  do: ['Give it a caption.', 'Align numbers at their end.'],
  dont: ['Do not use it for layout.'],
};
