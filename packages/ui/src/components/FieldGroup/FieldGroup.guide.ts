import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Fields that answer one question together: an address, a date of expiry.',
  instead: [{ when: 'it is one choice', use: 'RadioCards' }],
  anatomy: ['legend, optional inside another group', 'fields, in one column or two'],
  keyboard: [],
  content: ['The legend is the question that all fields answer.'],
  do: ['Group what a person fills in as one.'],
  dont: ['Do not group a single field.'],
};
