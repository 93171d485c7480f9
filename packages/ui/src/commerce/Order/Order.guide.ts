import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A placed order in full, and what became of it.',
  instead: [
    { when: 'many orders', use: 'OrderList' },
    { when: 'an order that waits for its money', use: 'PaymentInstructions' },
  ],
  anatomy: [
    'OrderView: shipments beside totals and facts',
    'OrderLines: what is in an order, to read before and after it is placed',
    'StatusLabel: a status as icon, word and colour',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through links and buttons in the order in which they are read' }],
  content: [
    'A status is said in plain words; a code that nobody knows reads as unknown.',
    'Cards are named by their last four digits.',
  ],
  do: ['Say what happens next above the shipments.'],
  dont: ['Do not show a code of the server.'],
};
