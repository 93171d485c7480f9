import { cleanSearchText } from '@driveline/validation';
import type { SearchRules } from './suggestionPolicy.ts';

/** The part of a market that decides where a search leads. */
export interface SearchMarket {
  readonly search: SearchRules;
  readonly giftCards: { readonly path: string };
}

/** SHELL-024: 'giftcard' and 'giftcards', without case and separators. */
export function isGiftCardTerm(term: string): boolean {
  return /^giftcards?$/.test(term.toLowerCase().replace(/[\s_-]/g, ''));
}

/** Where a search leads: the gift-card page, the results, or nowhere when nothing is left to search for. */
export function searchTarget(
  typed: string,
  market: SearchMarket,
  options: { readonly hasVehicle?: boolean } = {},
): string | undefined {
  if (isGiftCardTerm(typed.trim())) return market.giftCards.path;
  const term = cleanSearchText(typed, market.search);
  if (term === '') return undefined;
  return resultsPath(`/searchresult?searchText=${encodeURIComponent(term)}`, options);
}

/** CATALOG-014: with a vehicle saved the path carries the check, once. */
export function resultsPath(
  path: string,
  { hasVehicle = false }: { readonly hasVehicle?: boolean } = {},
): string {
  const name = 'ignoreVehicleSpecificProductsCheck';
  if (!hasVehicle || new URLSearchParams(path.split('?')[1] ?? '').has(name)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${name}=false`;
}
