import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'What the shopper is about to buy, in groups that come together.',
  instead: [
    { when: 'what the order costs', use: 'OrderSummary' },
    { when: 'an order that was placed', use: 'OrderView' },
  ],
  anatomy: [
    'CartGroup: a GroupHead with place and date, above its lines',
    'CartLine: picture, name, fit, price, quantity, remove, save for later, way; a part in place of one that is sold out',
    'PickUpAll: one press that has everything picked up at one store, or names what is in the way',
    'SavedParts: what was saved for later at today’s prices, each with its way back into the cart',
    'MiniCart: what was just added, or what the cart holds, in a drawer',
    'EmptyCart: where to go instead',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from line to line: title, quantity, remove, save for later, way' },
    { keys: 'Enter', does: 'in a quantity: settles it' },
    { keys: 'Arrow up, Arrow down', does: 'in a quantity: one more, one less' },
  ],
  content: [
    'A saved part says when its price has changed since it was saved.',
    'A finding says what to look at and offers the one press that mends it.',
    'A button of a line names its part for screen readers.',
  ],
  do: ['Offer to undo a removal.', 'Show the deposit of a core apart from the price.'],
  dont: ['Do not hide a line that has an error.', 'Do not change a quantity without a word.'],
};
