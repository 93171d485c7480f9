import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Purchases under warranty, and how long each is covered.',
  instead: [{ when: 'warranty terms before the purchase', use: 'WarrantyReturns' }],
  anatomy: [
    'WarrantyList: purchases, or the empty, loading or failed state',
    'WarrantyCard: a purchase and its parts, each with its end date and a link to claim',
  ],
  keyboard: [{ keys: 'Tab', does: 'moves through links and buttons in reading order' }],
  content: ['Show the end of coverage as a date.'],
  do: ['Show ended warranties last.'],
  dont: ['Do not ask for a receipt that the shop has on file.'],
};
