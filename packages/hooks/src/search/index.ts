export { keepFindingMethod, keepSearch, takeSearch } from './keptSearch.ts';
export type { FindingMethod, KeptSearch, SearchMethod } from './keptSearch.ts';
export { readRecentSearches, withRecentSearch } from './recentSearches.ts';
export { isGiftCardTerm, resultsPath, searchTarget } from './searchTarget.ts';
export type { SearchMarket } from './searchTarget.ts';
export { isCurrentSuggestion, productSuggestionCap, suggestionTerm } from './suggestionPolicy.ts';
export type { SearchRules } from './suggestionPolicy.ts';
export { useSuggestionTerm } from './useSuggestionTerm.ts';
