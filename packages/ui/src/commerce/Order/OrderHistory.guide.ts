import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The orders of an account.',
  instead: [{ when: 'one order in full', use: 'OrderView' }],
  anatomy: [
    'OrderList: orders, or the empty, loading or failed state',
    'OrderCard: number, date, parts, status and actions',
  ],
  keyboard: [{ keys: 'Tab', does: 'moves through links and buttons in reading order' }],
  content: ['The promised date stays visible beside the current one.'],
  do: ['Offer “Buy again” for items on sale.'],
  dont: ['Do not link to tracking before a shipment is on its way.'],
};
