import {
  catalogQueries,
  keepSearch,
  productSuggestionCap,
  type SearchMethod,
  shownSuggestion,
  useB2c,
  useSuggestionTerm,
} from '@driveline/hooks';
import { SuggestionList, type SearchFieldProps } from '@driveline/ui';
import type { Suggestions } from '@driveline/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { useShop } from '../../shop/ShopProvider.tsx';
import { storage } from '../../shop/storage.ts';
import { useMyVehicle } from '../session/index.ts';
import { forgetSearches, useRecentSearches } from './recentSearches.ts';
import { useCombobox } from './useCombobox.ts';
import { useFocusWithin } from './useFocusWithin.ts';
import { useScrollLock } from './useScrollLock.ts';
import { useTyped } from './useTyped.ts';

const LIST_ID = 'suggestions';
const PHONE = '(max-width: 719.98px)';
const NOTHING: Suggestions = { generalSuggestions: [], productTitleSuggestions: [] };

export type SuggestionDrawerProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onState: (state: SearchFieldProps['combobox']) => void;
  readonly onSearch: (term: string, method: SearchMethod) => void;
};

/** Recent searches, suggestions and parts below the box (SHELL-019 to SHELL-022). */
export function SuggestionDrawer({ input, onState, onSearch }: SuggestionDrawerProps) {
  const { market } = useShop();
  const { client, shopper } = useB2c();
  const vehicle = useMyVehicle()?.model;
  const recent = useRecentSearches();
  const typed = useTyped(input);
  const isFocused = useFocusWithin(input);
  const term = useSuggestionTerm(typed, { focused: isFocused }, market.search);
  const { data = NOTHING } = useQuery({
    ...catalogQueries.suggestions(client, term ?? '', shopper),
    enabled: term !== undefined && isFocused,
    placeholderData: keepPreviousData,
  });
  const general = term === undefined ? [] : data.generalSuggestions;
  const products = data.productTitleSuggestions.slice(
    0,
    productSuggestionCap(typed, matchMedia(PHONE).matches),
  );
  const { isOpen, activeIndex, offer, close, refresh } = useCombobox(input, isFocused, {
    rows: [...recent, ...general],
    recent,
    general,
    products: term === undefined ? [] : products.map(shownSuggestion),
    typed,
  });
  const isShown = isOpen && offer.rows.length + offer.products.length > 0;
  useScrollLock(isOpen && !matchMedia(PHONE).matches);
  const activeId = activeIndex === undefined ? undefined : `${LIST_ID}-${activeIndex}`;
  useEffect(() => {
    onState({ listId: LIST_ID, isOpen: isShown, ...(activeId && { activeId }) });
  }, [onState, isShown, activeId]);
  if (!isShown) return null;
  return (
    <SuggestionList
      id={LIST_ID}
      recent={offer.recent}
      general={offer.general}
      products={offer.products}
      typed={offer.typed}
      {...(activeIndex !== undefined && { activeIndex })}
      {...(vehicle && { vehicle })}
      onChoose={(choice) => {
        close();
        if (input.current) input.current.value = choice;
        onSearch(choice, offer.recent.includes(choice) ? 'recent' : 'suggestion');
      }}
      onClick={({ target }) => {
        const isProduct = target instanceof Element && target.closest('[data-intent="product-suggestion"]');
        if (isProduct) keepSearch(storage, { typed: offer.typed, method: 'product suggestion' });
      }}
      onClearRecent={() => {
        forgetSearches();
        refresh();
        // The button goes with what it cleared.
        input.current?.focus();
      }}
    />
  );
}
