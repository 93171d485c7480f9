import type { Facet } from '@driveline/api';
import { FIT_FACET, shelfHref } from './shelfAddress.ts';
import { toggleFilter } from './shelfQuery.ts';
import type { ShelfQuery } from './shelfQuery.ts';

const MAX_PROMOTED = 6;

/**
 * The filters that decide, repeated above the list (PLUS-010).
 * @param total of the shelf: what all of its parts have decides nothing, and is not shown
 */
export function promotedFilters(
  facets: readonly Facet[],
  query: ShelfQuery,
  path: string,
  total = Number.POSITIVE_INFINITY,
) {
  return facets
    .filter(({ promoted, kind }) => promoted && kind === 'value')
    .flatMap(({ id, values }) => {
      const isInUse = values.some(({ selected }) => selected);
      return values
        .filter(({ count, selected }) => selected || (count > 0 && (isInUse || count < total)))
        .map((it) => ({ id, ...it }));
    })
    .slice(0, MAX_PROMOTED)
    .map(({ id, value, label, selected }) => ({
      label,
      selected,
      href: shelfHref(path, toggleFilter(query, id, value)),
    }));
}

/** Every filter in use with its way out; one that the answer does not know shows by its value. Fit has a switch. */
export function appliedFilters(facets: readonly Facet[], query: ShelfQuery, path: string) {
  return Object.entries(query.filters)
    .filter(([id]) => id !== FIT_FACET)
    .flatMap(([id, values]) =>
      values.map((value) => ({
        label: facets.find((it) => it.id === id)?.values.find((it) => it.value === value)?.label ?? value,
        removeHref: shelfHref(path, toggleFilter(query, id, value)),
      })),
    );
}
