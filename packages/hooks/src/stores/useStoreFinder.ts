import { useEffect, useRef, type FormEvent, type MouseEvent } from 'react';
import { readStoreSearch } from './storeSearchQuery.ts';
import type { StoreSearch } from './storeSearchQuery.ts';
import { useDevicePlace } from './useDevicePlace.ts';
import { useFoundStores } from './useFoundStores.ts';

export type StoreFinderOptions = {
  readonly search: StoreSearch;
  /** Takes a search over in place of a navigation, as in a dialog. */
  readonly onSearch: (search: StoreSearch) => void;
  readonly takesOver: boolean;
};

/** A store search with its pages, and what its form, its place of the device and its pages do. */
export function useStoreFinder({ search, onSearch, takesOver }: StoreFinderOptions) {
  const found = useFoundStores(search);
  const list = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { isLocating, isRefused, locate, forget } = useDevicePlace((place) =>
    onSearch({ ...search, place, page: 1 }),
  );
  useEffect(() => {
    if (isRefused) form.current?.querySelector('input')?.focus();
  }, [isRefused]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    forget();
    if (!takesOver) return;
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onSearch(readStoreSearch(new URLSearchParams(values)));
  };
  /** In place, the list begins again where the shopper reads it (VEHST-031). */
  const turn = (event: MouseEvent<HTMLElement>) => {
    const link = takesOver && event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    onSearch(readStoreSearch(new URL(link.href).searchParams));
    list.current?.focus();
    list.current?.scrollIntoView();
  };
  return { found, list, form, isLocating, isRefused, locate, submit, turn };
}
