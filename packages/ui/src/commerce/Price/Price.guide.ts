import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'An amount and what belongs to it: old price, unit, core deposit, rating.',
  instead: [{ when: 'the amounts of an order', use: 'OrderSummary' }],
  anatomy: [
    'Price: whole amount, raised cents, what it was',
    'PriceNote: unit, and how many are needed',
    'CoreChip: the deposit that comes back',
    'Rating: stars or a number, with a link to the reviews',
    'ReviewHistogram: what is invented says so, the rating, five rows of stars, a bar and a number that lead to the reviews',
  ],
  keyboard: [],
  content: [
    'The old price says “Was”, for shoppers who cannot see the strikethrough.',
    'A deposit of 0 and a part without reviews show nothing.',
  ],
  do: ['Give amounts in minor units.'],
  dont: ['Do not add the deposit to the price.'],
};
