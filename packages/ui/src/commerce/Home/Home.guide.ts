import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The first page: the shopper’s car and the work on it.',
  instead: [{ when: 'what is on a shelf', use: 'Category, Shelf' }],
  anatomy: [
    'HomeHero: the question for the vehicle with its VehiclePicker, or the vehicle and what it needs',
    'JobTiles: work that shoppers know before they know a part’s name',
    'NearYou: the store, open or not, and orders that wait',
    'DealCards: parts for one job that are cheaper together',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through links and buttons in the order in which they are read' }],
  content: ['A job is called as people call it: “No start”.', 'The lead is one sentence.'],
  do: ['Show the vehicle’s own parts first.'],
  dont: ['Do not open with a picture that sells nothing.'],
};
