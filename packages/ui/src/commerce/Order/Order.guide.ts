import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A placed order with its status, shipments and totals.',
  instead: [
    { when: 'many orders', use: 'OrderList' },
    { when: 'an order that is not paid yet', use: 'PaymentInstructions' },
  ],
  anatomy: [
    'OrderView: shipments beside totals and facts',
    'OrderLines: what is in an order, to read before and after it is placed',
    'StatusLabel: a status as icon, word and colour',
  ],
  keyboard: [{ keys: 'Tab', does: 'moves through links and buttons in reading order' }],
  content: [
    'A status is plain text; an unknown code reads “Status unknown”.',
    'Cards are named by their last four digits.',
  ],
  do: ['Say what happens next above the shipments.'],
  dont: ['Do not show a code of the server.'],
};
