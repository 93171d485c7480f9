import type { Suggestions } from '@driveline/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { catalogQueries } from '../catalog/catalogQueries.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { shownSuggestion } from '../models/shownSuggestion.ts';
import { productSuggestionCap } from './suggestionPolicy.ts';
import type { SearchRules } from './suggestionPolicy.ts';
import { useCombobox, useFocusInForm, useTypedText } from './useCombobox.ts';
import { useSuggestionTerm } from './useSuggestionTerm.ts';

const NOTHING: Suggestions = { generalSuggestions: [], productTitleSuggestions: [] };

export interface SearchOfferOptions {
  /** What this browser searched for last, the newest first. */
  readonly recent: readonly string[];
  readonly rules: SearchRules;
  /** Fewer products have room there. */
  readonly isPhone: boolean;
}

/** What a search box offers below itself, recent searches before suggestions and products, and its keys (SHELL-019 to SHELL-022). */
export function useSearchOffer(
  input: RefObject<HTMLInputElement | null>,
  { recent, rules, isPhone }: SearchOfferOptions,
) {
  const { client, shopper } = useB2c();
  const typed = useTypedText(input);
  const isFocused = useFocusInForm(input);
  const term = useSuggestionTerm(typed, { focused: isFocused }, rules);
  const { data = NOTHING } = useQuery({
    ...catalogQueries.suggestions(client, term ?? '', shopper),
    enabled: term !== undefined && isFocused,
    placeholderData: keepPreviousData,
  });
  const general = term === undefined ? [] : data.generalSuggestions;
  const products = data.productTitleSuggestions.slice(0, productSuggestionCap(typed, isPhone));
  const combobox = useCombobox(input, isFocused, {
    rows: [...recent, ...general],
    recent,
    general,
    products: term === undefined ? [] : products.map(shownSuggestion),
    typed,
  });
  const { isOpen, offer } = combobox;
  return { ...combobox, isShown: isOpen && offer.rows.length + offer.products.length > 0 };
}
