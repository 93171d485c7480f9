import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The orders of an account as a page, to be looked at as a whole.',
  instead: [
    { when: 'a list or a card of it', use: 'OrderHistory' },
    { when: 'one order in full', use: 'Order' },
  ],
  anatomy: ['the page’s head', 'orders, each with its status and what can be done'],
  keyboard: [{ keys: 'Tab', does: 'goes from order to order, through its links and buttons' }],
  content: ['An order is called by its number.'],
  do: ['Show the live ones first.'],
  dont: ['Do not hide an order that was cancelled.'],
};
