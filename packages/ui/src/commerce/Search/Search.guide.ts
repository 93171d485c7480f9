import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'One search box for parts, numbers, symptoms and sizes.',
  instead: [
    { when: 'filters of a shelf', use: 'FacetRail' },
    { when: 'a place', use: 'StoreSearchForm' },
  ],
  anatomy: [
    'SearchField: a plain search box that works without script',
    'SuggestionList: recent searches, suggestions, parts',
  ],
  keyboard: [
    { keys: 'Arrow down, Arrow up', does: 'go through the terms; the box shows the one in reach' },
    { keys: 'Enter', does: 'searches for it' },
    { keys: 'Escape', does: 'closes the list' },
    { keys: 'Tab', does: 'goes on to the parts' },
  ],
  content: ['The rest of a term stands out from what was typed.'],
  do: ['Attach suggestions to the same input, without replacing it.'],
  dont: ['Do not open the list before someone types or enters the box.'],
};
