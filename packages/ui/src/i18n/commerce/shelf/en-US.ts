import { countFor, pluralFor } from '../../plural.ts';
import type { ShelfStrings } from './messages.ts';

const plural = pluralFor('en-US');
const shown = countFor('en-US');

export const enUSShelf: ShelfStrings = {
  fitCount: (count, vehicle) =>
    vehicle ? `${shown(count)} that fit your ${vehicle}` : `${shown(count)} that fit`,
  questionCount: (count) =>
    plural(count, { one: `${shown(count)} needs one answer`, other: `${shown(count)} need one answer` }),
  itemCount: (count) => plural(count, { one: `${shown(count)} item`, other: `${shown(count)} items` }),
  filters: 'Filter',
  apply: 'Apply',
  showResults: (count) =>
    plural(count, { one: `Show ${shown(count)} item`, other: `Show ${shown(count)} items` }),
  clearAll: 'Clear all',
  removeFilter: (label) => `Remove filter: ${label}`,
  applied: 'Applied filters',
  onlyFits: 'Only parts that fit',
  onlyFitsWithoutVehicle: 'Add your vehicle to see only parts that fit',
  showMoreValues: (count) => `Show all ${shown(count)}`,
  minimum: 'From',
  maximum: 'To',
  promoted: 'Quick filters',
  sort: 'Sort',
  sortOrder: {
    relevance: 'Fits first, then best match',
    priceUp: 'Price, low to high',
    priceDown: 'Price, high to low',
    rating: 'Best rated',
  },
  progress: (count, total) => `${shown(count)} of ${shown(total)}`,
  showMore: (count) => `Show ${shown(count)} more`,
  emptyTitle: 'No items match',
  emptyFiltered: 'Remove a filter to see more.',
  emptySearch: (term) => `No results for “${term}”`,
  emptyFit: (vehicle, term) =>
    term ? `No results for “${term}” that fit your ${vehicle}` : `Nothing here fits your ${vehicle}`,
  showUnfit: 'Show parts for all vehicles',
  didYouMean: 'Did you mean',
  emptyHints: [
    'Check the spelling, or try a shorter word.',
    'Type part numbers with or without dashes.',
    'Describe the problem: “squeaking brakes”, “no start”.',
  ],
  popular: 'Popular categories',
};
