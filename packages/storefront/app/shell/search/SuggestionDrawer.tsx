import {
  keepSearch,
  type SearchMethod,
  useMyVehicle,
  useRecentSearches,
  useScrollLock,
  useSearchOffer,
} from '@driveline/hooks';
import { SuggestionList, type SearchFieldProps } from '@driveline/ui';
import { useEffect, type RefObject } from 'react';
import { recentSearches } from '../../shop/recentSearches.ts';
import { useShop } from '../../shop/useShop.ts';
import { storage } from '../../shop/storage.ts';

const LIST_ID = 'suggestions';
const PHONE = '(max-width: 719.98px)';

export type SuggestionDrawerProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onState: (state: SearchFieldProps['combobox']) => void;
  readonly onSearch: (term: string, method: SearchMethod) => void;
};

/** Recent searches, suggestions and parts below the box (SHELL-019 to SHELL-022). */
export function SuggestionDrawer({ input, onState, onSearch }: SuggestionDrawerProps) {
  const { search: rules } = useShop().market;
  const vehicle = useMyVehicle()?.model;
  const isPhone = matchMedia(PHONE).matches;
  const recent = useRecentSearches(recentSearches);
  const { isOpen, isShown, activeIndex, offer, close, refresh } = useSearchOffer(input, {
    recent,
    rules,
    isPhone,
  });
  useScrollLock(isOpen && !isPhone);
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
        recentSearches.forget();
        refresh();
        // The button goes with what it cleared.
        input.current?.focus();
      }}
    />
  );
}
