import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The buying column: what it is, what it costs, whether it fits, how it comes, and the button.',
  instead: [{ when: 'a part of a list', use: 'ProductRow, ProductTile' }],
  anatomy: [
    'name, number and rating',
    'price with unit and deposit',
    'the proof of the fit',
    'ways to get it, with date and place',
    'quantity and button with the sum',
    'what comes back, and the terms',
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'between the ways, and in the quantity' },
    { keys: 'Enter', does: 'in the quantity: settles it' },
  ],
  content: [
    'The button says the sum of today.',
    'A part that may not fit asks for a word of the shopper’s own.',
  ],
  do: ['Begin with the quantity that the vehicle needs.'],
  dont: ['Do not let a part be added whose price is not known.'],
};
