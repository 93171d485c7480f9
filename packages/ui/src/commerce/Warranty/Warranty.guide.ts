import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'What was bought with a warranty, and what is left of it.',
  instead: [{ when: 'a promise before the purchase', use: 'WarrantyReturns' }],
  anatomy: [
    'WarrantyList: purchases, or what stands in their place',
    'WarrantyCard: a purchase and its parts, each with what is left and the way to a claim',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through links and buttons in the order in which they are read' }],
  content: ['What is left is a date.'],
  do: ['Show what has run out, last.'],
  dont: ['Do not ask for a receipt that the shop has.'],
};
