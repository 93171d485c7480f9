import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The way from the start page to this one, on shelves and product pages.',
  instead: [{ when: 'it is a task with steps', use: 'Stepper' }],
  anatomy: ['a landmark named by the string table', 'links', 'the current page, without a link'],
  keyboard: [{ keys: 'Tab', does: 'moves through the links' }],
  content: ["The words are those of the pages' own headings."],
  do: ['Leave out levels without a page.'],
  dont: ['Do not use it on the start page or in checkout.'],
};
