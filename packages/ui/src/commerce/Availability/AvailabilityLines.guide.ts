import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Where and when a shopper gets a part: a line for pickup and a line for delivery, with dates.',
  instead: [
    { when: 'a choice of delivery method', use: 'BuyBox' },
    { when: 'a store of many', use: 'StoreCard' },
  ],
  anatomy: [
    'pickup line: stock, and when it is ready',
    'delivery line: date and price',
    'a placeholder of the same height while it loads',
  ],
  keyboard: [],
  content: [
    'A date, never a speed: “Tomorrow, Sun, Nov 22”.',
    '“Today” needs the store’s day: give `today`.',
  ],
  do: ['Pass `undefined` while stock loads: the lines keep their height.'],
  dont: ['Do not say “in stock” without naming the store.'],
};
