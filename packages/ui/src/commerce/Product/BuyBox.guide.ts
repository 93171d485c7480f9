import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The buying column: title, price, fit, delivery methods and the button.',
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
    { keys: 'Enter', does: 'in the quantity: applies it' },
  ],
  content: [
    'The button shows the total due today.',
    'A part that may not fit needs the shopper’s confirmation.',
  ],
  do: ['Start with the quantity that the vehicle needs.'],
  dont: ['Do not offer to add a part whose price is unknown.'],
};
