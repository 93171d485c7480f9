import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Stores near the shopper, and how much of the cart each has in stock.',
  instead: [
    { when: 'the store on the first page', use: 'NearYou' },
    { when: 'a store in the header', use: 'StoreButton' },
  ],
  anatomy: [
    'StoreFinderLayout: search, list and map',
    'StoreSearchForm with its LocateButton',
    'StoreList of StoreCards, numbered as on the StoreMap',
    'MapChoice: the StoreMap, and a TileMap of streets for who presses for it',
    'HoursTable: the week, today marked',
    'MyStore: the shopper’s own',
  ],
  keyboard: [
    { keys: 'Tab', does: 'search, filters, then store by store; pins are for pointers only' },
    { keys: 'Enter', does: 'on “Hours and services”: opens them' },
  ],
  content: ['Open or closed, and until when.', 'How much of the cart the store has, in numbers.'],
  do: ['Take a postal code, a city or an address in one field.'],
  dont: [
    'Do not call a tile server before the shopper asks for streets.',
    'Do not ask for the device location before the shopper presses a button.',
  ],
};
