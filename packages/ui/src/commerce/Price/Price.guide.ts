import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor:
    'An amount and what belongs to it: what it was, its unit, the deposit of its core, what buyers thought.',
  instead: [{ when: 'the amounts of an order', use: 'OrderSummary' }],
  anatomy: [
    'Price: whole amount, raised cents, what it was',
    'PriceNote: unit, and how many are needed',
    'CoreChip: the deposit that comes back',
    'Rating: stars or a number, with the way to reviews',
  ],
  keyboard: [],
  content: [
    'The old price says “Was”, for who cannot see that it is struck through.',
    'Nothing is written for a deposit of 0 or for no review.',
  ],
  do: ['Give amounts in minor units.'],
  dont: ['Do not add the deposit to the price.'],
};
