import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Where and when a part can be had: a line for the store, a line for the door, in dates.',
  instead: [
    { when: 'a choice between the ways', use: 'BuyBox' },
    { when: 'a store of many', use: 'StoreCard' },
  ],
  anatomy: [
    'line of the store: stock, and when it is ready',
    'line of the door: date and price',
    'a place of the same height while it is asked for',
  ],
  keyboard: [],
  content: [
    'A date, never a speed: “Tomorrow, Sun, Nov 22”.',
    '“Today” needs the store’s day: give `today`.',
  ],
  do: ['Hand it `undefined` while stock is asked for: the lines keep their place.'],
  dont: ['Do not say “in stock” without the place that has it.'],
};
