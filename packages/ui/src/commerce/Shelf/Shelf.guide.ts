import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The parts of a category or a search, with filters.',
  instead: [
    { when: 'one part', use: 'ProductPage' },
    { when: 'sub-categories', use: 'Category' },
  ],
  anatomy: [
    'ShelfHeader: name and counts, spoken when they change',
    'ShelfBar: FacetSheetButton, PromotedFilters, SortSelect',
    'AppliedFilters: each with a remove button',
    'ShelfLayout: FacetRail beside the results',
    'ProductList: rows or tiles; ProductListSkeletons before them',
    'CompareToggle in a row or tile, CompareBar below the list: up to four parts, the way to their comparison',
    'ResultsPagination: progress, “Show more”, numbered pages',
    'EmptyShelf: nothing found, and a next step',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through filters, then parts' },
    { keys: 'Space', does: 'ticks a filter or a part to compare' },
    { keys: 'Escape', does: 'closes the sheet of filters on a phone' },
  ],
  content: ['A count respects the filters in use.', 'An empty result says what to try.'],
  do: ['Keep a value without a hit in its place, disabled.', 'Let each filter be an address.'],
  dont: ['Do not scroll to the top when one filter changes.'],
};
