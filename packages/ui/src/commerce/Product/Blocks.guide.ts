import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The sections of a product’s page.',
  instead: [
    { when: 'price and purchase', use: 'BuyBox' },
    { when: 'the page as a whole', use: 'ProductPage' },
  ],
  anatomy: [
    'Gallery: the part and where it sits on the car',
    'AboutPart, SpecList, Installation: what it is, its data, its fitting',
    'CompatibilityTable: every vehicle, to be searched',
    'CoreExplained: the deposit in three steps',
    'WarrantyReturns: what happens when it fails',
    'RelatedParts: what goes with it',
    'StickyBuyBar: price, fit and button that stay in sight',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through links and buttons in the order in which they are read' },
    { keys: 'any key', does: 'in the search of vehicles: narrows the list' },
    { keys: 'Enter', does: 'on a make: unfolds it' },
  ],
  content: ['Facts stand as name and value.', 'A step of the fitting is one sentence.'],
  do: ['Leave a section out that has nothing to say.'],
  dont: ['Do not fold what a search engine or the browser’s search must find.'],
};
