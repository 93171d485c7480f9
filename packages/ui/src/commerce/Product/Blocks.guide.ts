import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The sections of a product’s page.',
  instead: [
    { when: 'price and purchase', use: 'BuyBox' },
    { when: 'the page as a whole', use: 'ProductPage' },
  ],
  anatomy: [
    'Gallery: the part, its measures, what is in its box, and where it sits on the car',
    'AboutPart, SpecList, Installation: description, specifications, installation',
    'CompatibilityTable: all vehicles, with a search',
    'CoreExplained: the deposit in three steps',
    'WarrantyReturns: warranty and return terms',
    'BothSides: the part of the other side, and one button for both',
    'RelatedParts: what goes with it',
    'StickyBuyBar: price, fit and button that stay visible',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves through links and buttons in reading order' },
    { keys: 'Arrows', does: 'in the small pictures of the gallery: show another' },
    { keys: 'any key', does: 'in the search of vehicles: narrows the list' },
    { keys: 'Enter', does: 'on a make: opens it' },
  ],
  content: ['Show facts as name and value.', 'An installation step is one sentence.'],
  do: ['Leave out an empty section.'],
  dont: ['Do not collapse content that a search engine or the browser’s search must find.'],
};
