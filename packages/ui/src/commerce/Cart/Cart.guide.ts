import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'What the shopper is about to buy, in groups that come together.',
  instead: [
    { when: 'what the order costs', use: 'OrderSummary' },
    { when: 'an order that was placed', use: 'OrderView' },
  ],
  anatomy: [
    'CartGroup: a GroupHead with place and date, above its lines',
    'CartLine: picture, name, fit, price, quantity, way, remove',
    'MiniCart: what was just added, or what the cart holds, in a drawer',
    'EmptyCart: where to go instead',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from line to line: title, quantity, way, remove' },
    { keys: 'Enter', does: 'in a quantity: settles it' },
    { keys: 'Arrow up, Arrow down', does: 'in a quantity: one more, one less' },
  ],
  content: [
    'A finding says what to look at and offers the one press that mends it.',
    'A button of a line names its part for screen readers.',
  ],
  do: ['Offer to undo a removal.', 'Show the deposit of a core apart from the price.'],
  dont: ['Do not hide a line that has an error.', 'Do not change a quantity without a word.'],
};
