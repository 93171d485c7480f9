import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Where the shop is near the shopper, and what each store can do for this cart.',
  instead: [
    { when: 'the store on the first page', use: 'NearYou' },
    { when: 'a store in the header', use: 'StoreButton' },
  ],
  anatomy: [
    'StoreFinderLayout: search, list and map',
    'StoreSearchForm with its LocateButton',
    'StoreList of StoreCards, numbered as on the StoreMap',
    'HoursTable: the week, today marked',
    'MyStore: the shopper’s own',
  ],
  keyboard: [
    { keys: 'Tab', does: 'search, filters, then store by store; the map is for the mouse alone' },
    { keys: 'Enter', does: 'on “Hours and services”: unfolds them' },
  ],
  content: ['Open or closed, and until when.', 'How much of the cart the store has, in numbers.'],
  do: ['Take a postal code, a city or an address in one field.'],
  dont: ['Do not ask for the place of the device before a press.'],
};
