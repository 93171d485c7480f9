import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Where a shopper is in a task of three to five pages.',
  instead: [
    { when: 'sections of one page', use: 'StepNumber in their headings' },
    { when: 'a bar that fills', use: 'Progress' },
  ],
  anatomy: ['steps with number and label', 'links back to those that are done'],
  keyboard: [{ keys: 'Tab', does: 'moves through the links back' }],
  content: ['Labels are the headings of the pages.'],
  do: ['Show every step from the start.'],
  dont: ['Do not link to steps that are not reached.', 'Do not change their number on the way.'],
};
