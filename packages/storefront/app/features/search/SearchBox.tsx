import { SearchField, type SearchFieldProps } from '@driveline/ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearch } from './useSearch.ts';
import { latePart } from '../../shop/latePart.tsx';

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
    <SearchField inputRef={input} defaultValue={term} {...(combobox && { combobox })}>
      {isActive && <SuggestionDrawer input={input} onState={setCombobox} onSearch={search} />}
    </SearchField>
  );
}
