import { cleanSearchText } from '@driveline/validation';
import {
  PRODUCT_SUGGESTION_MIN_LENGTH,
  PRODUCT_SUGGESTIONS_CAP,
  SUGGESTION_MIN_LENGTH,
} from '../constants.ts';

/** The part of a market that the search box asks. */
export interface SearchRules {
  readonly extraCharacters: string;
  readonly minLength?: number;
  readonly minLengthWithDigit?: number;
}

/**
 * CATALOG-003: the text to ask suggestions for, or `undefined` to ask nothing. An empty, focused box asks
 * with an empty text; text with a digit ('H7') may have a smaller minimum.
 */
export function suggestionTerm(
  typed: string,
  box: { readonly focused: boolean },
  rules: SearchRules,
): string | undefined {
  const term = cleanSearchText(typed, rules);
  if (term === '') return typed.trim() === '' && box.focused ? '' : undefined;
  const { minLength = SUGGESTION_MIN_LENGTH } = rules;
  const enough = /\p{Nd}/u.test(term) ? (rules.minLengthWithDigit ?? minLength) : minLength;
  return [...term].length >= enough ? term : undefined;
}

/** CATALOG-004: how many product rows to show for a typed text. */
export function productSuggestionCap(
  typed: string,
  isMobile: boolean,
  threshold: number = PRODUCT_SUGGESTION_MIN_LENGTH,
): number {
  if ([...typed.trim()].length < threshold) return 0;
  return isMobile ? PRODUCT_SUGGESTIONS_CAP.mobile : PRODUCT_SUGGESTIONS_CAP.desktop;
}
