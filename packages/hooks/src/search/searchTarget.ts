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

/** Where a search leads: the gift-card page, the results, or nowhere when nothing was typed. Of signs alone the results say so. */
export function searchTarget(
  typed: string,
  market: SearchMarket,
  options: { readonly hasVehicle?: boolean } = {},
): string | undefined {
  if (isGiftCardTerm(typed.trim())) return market.giftCards.path;
  const term = cleanSearchText(typed, market.search);
  if (typed.trim() === '') return undefined;
  return resultsPath(`/searchresult?searchText=${encodeURIComponent(term)}`, options);
}

interface ResultsOptions {
  readonly hasVehicle?: boolean;
  /** Of the market; an address that a form without script has sent has its text as it was typed. */
  readonly search?: SearchRules;
}

/** CATALOG-014, VALID-025: with a vehicle saved the path carries the check, once; its text is what is sent. */
export function resultsPath(path: string, { hasVehicle = false, search }: ResultsOptions = {}): string {
  const mark = path.indexOf('?');
  const bare = mark < 0 ? path : path.slice(0, mark);
  const parameters = new URLSearchParams(mark < 0 ? '' : path.slice(mark + 1));
  const typed = parameters.get('searchText') ?? '';
  const sent = search ? cleanSearchText(typed, search) : typed;
  if (sent !== typed) parameters.set('searchText', sent);
  const known = sent === typed ? path : `${bare}?${parameters}`;
  if (!hasVehicle || parameters.has(CHECK)) return known;
  return `${known}${known.includes('?') ? '&' : '?'}${CHECK}=false`;
}

const CHECK = 'ignoreVehicleSpecificProductsCheck';
