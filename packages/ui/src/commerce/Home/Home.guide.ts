import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The home page: the shopper’s vehicle and the jobs on it.',
  instead: [{ when: 'what is on a shelf', use: 'Category, Shelf' }],
  anatomy: [
    'HomeHero: the question for the vehicle with its VehiclePicker, or the vehicle and what it needs',
    'WearParts with WearPartTiles: a part that fits of each kind that wears, or the ways to their shelves',
    'JobTiles: work that shoppers know before they know a part’s name',
    'CarJobs: the same on a drawn car, where there is room for it',
    'NearYou: the store, open or not, and orders ready to pick up',
    'DealCards: parts for one job that are cheaper together',
  ],
  keyboard: [{ keys: 'Tab', does: 'moves through links and buttons in reading order' }],
  content: ['A job has the name that people use: “Won’t start”.', 'The lead is one sentence.'],
  do: ['Show the vehicle’s own parts first.'],
  dont: ['Do not open with a picture that sells nothing.'],
};
