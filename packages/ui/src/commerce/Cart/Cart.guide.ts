import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The items that the shopper is about to buy, grouped by delivery.',
  instead: [
    { when: 'what the order costs', use: 'OrderSummary' },
    { when: 'an order that was placed', use: 'OrderView' },
  ],
  anatomy: [
    'CartGroup: a GroupHead with place and date, above its lines',
    'CartLine: picture, name, fit, price, quantity, remove, save for later, way; a part in place of one that is sold out',
    'PickUpAll: one button that switches all items to pickup at one store, or says which items prevent it',
    'SavedParts: items saved for later at current prices, each with a button to move it to the cart',
    'ShareLink: shares or copies the link of the cart or of the saved items',
    'MiniCart: the item just added, or the whole cart, in a drawer',
    'EmptyCart: where to go instead',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from line to line: title, quantity, remove, save for later, way' },
    { keys: 'Enter', does: 'in a quantity: applies it' },
    { keys: 'Arrow up, Arrow down', does: 'in a quantity: one more, one less' },
  ],
  content: [
    'A saved part says when its price has changed since it was saved.',
    'A warning says what to check and offers one button that fixes it.',
    'A button of a line names its part for screen readers.',
  ],
  do: ['Offer to undo a removal.', 'Show the core deposit separately from the price.'],
  dont: ['Do not hide a line that has an error.', 'Do not change a quantity without saying so.'],
};
