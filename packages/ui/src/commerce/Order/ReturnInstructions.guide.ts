import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'What to do with a return that was started: at a store, or by mail.',
  instead: [{ when: 'an order is on its way to the shopper', use: 'OrderView' }],
  anatomy: [
    'the steps, in their order',
    'the return number, with a copy button',
    'the address for the parcel, or the store with its hours',
    'a link to other stores, and a print button',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves through links and buttons in reading order' },
    { keys: 'Enter', does: 'on “Copy”: copies the number and says so' },
  ],
  content: ['Say what to bring or pack before saying where it goes.'],
  do: ['Show it until the return has been received.'],
  dont: ['Do not show the steps of an order that is delivered.'],
};
