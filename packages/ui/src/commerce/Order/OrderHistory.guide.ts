import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The orders of an account.',
  instead: [{ when: 'one order in full', use: 'OrderView' }],
  anatomy: [
    'OrderList: orders, or what stands in their place',
    'OrderCard: number, date, parts, status, what can be done',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through links and buttons in the order in which they are read' }],
  content: ['A promised date stays in sight beside the current one.'],
  do: ['Offer to buy again what can be bought again.'],
  dont: ['Do not link to tracking before something is on its way.'],
};
