import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Names with their values: specifications, what was entered in a step of checkout.',
  instead: [{ when: 'rows have more than one value', use: 'Table' }],
  anatomy: ['terms', 'values'],
  keyboard: [],
  content: ['Terms are short nouns; the unit belongs to the value.'],
  do: ['Order by what decides a purchase.'],
  dont: ['Do not repeat the term in the value.'],
};
