import {
  keepSearch,
  latePart,
  type SearchMethod,
  searchTarget,
  useMyVehicle,
  whenOnline,
} from '@driveline/hooks';
import { SearchField, type SearchFieldProps } from '@driveline/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as paths from '../../paths/index.ts';
import { recentSearches } from '../../shop/recentSearches.ts';
import { useShop } from '../../shop/useShop.ts';
import { storage } from '../../shop/storage.ts';

const SuggestionDrawer = latePart(async () => (await import('./SuggestionDrawer.tsx')).SuggestionDrawer);

/** The box of the header: a plain GET form; suggestions attach to the same input when it gets the focus. */
export function SearchBox() {
  const [query] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const [isActive, setActive] = useState(false);
  const [combobox, setCombobox] = useState<SearchFieldProps['combobox']>();
  const search = useSearch();
  const term = query.get('searchText') ?? '';
  useEffect(() => {
    const box = input.current;
    if (!box) return undefined;
    const activate = () => setActive(true);
    if (document.activeElement === box) activate();
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      search(box.value, 'typed');
    };
    box.addEventListener('focus', activate);
    box.form?.addEventListener('submit', submit);
    return () => {
      box.removeEventListener('focus', activate);
      box.form?.removeEventListener('submit', submit);
    };
  }, [search]);
  const shown = useRef(term);
  useEffect(() => {
    // The HTML's own term stands there, or what was typed over it before script ran.
    if (shown.current === term) return;
    shown.current = term;
    // Another search's results: the box shows what they are for. A node of its own would lose the focus.
    if (input.current) input.current.value = term;
  }, [term]);
  return (
    <SearchField action={paths.search()} inputRef={input} defaultValue={term} {...(combobox && { combobox })}>
      {isActive && <SuggestionDrawer input={input} onState={setCombobox} onSearch={search} />}
    </SearchField>
  );
}

/** Searches for a text: to the results, to the gift cards, or nowhere when nothing is left of it (SHELL-023). */
function useSearch(): (typed: string, method: SearchMethod) => void {
  const navigate = useNavigate();
  const { market } = useShop();
  const hasVehicle = useMyVehicle() !== undefined;
  return useCallback(
    (typed, method) => {
      const target = searchTarget(typed, market, { hasVehicle });
      if (!target) return;
      recentSearches.remember(typed);
      keepSearch(storage, { typed, method });
      whenOnline(() => void navigate(target));
    },
    [navigate, market, hasVehicle],
  );
}
