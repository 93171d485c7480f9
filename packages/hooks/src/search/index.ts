export { readRecentSearches, withRecentSearch } from './recentSearches.ts';
export { isGiftCardTerm, resultsPath, searchTarget } from './searchTarget.ts';
export type { SearchMarket } from './searchTarget.ts';
export { isCurrentSuggestion, productSuggestionCap, suggestionTerm } from './suggestionPolicy.ts';
export type { SearchRules } from './suggestionPolicy.ts';
