import type { ComponentProps } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ChevronDownIcon, CloseIcon, FilterIcon } from '../../components/Icon/navigationIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { KeptQuery, SortOrder } from '../model/shelf.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { HiddenFields } from '../private/IntentForm.tsx';
import * as styles from './Shelf.css.ts';

/** The row above the results: filter button, promoted filters, order. */
export function ShelfBar({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.bar, className)} {...rest} />;
}

export interface FacetSheetButtonProps extends BlockProps<'button'> {
  /** Filters in use. */
  count?: number;
  /** Id of the `FacetRail`; default `filters`. */
  target?: string;
}

/** Opens the filters below 1140 px, without script. */
export function FacetSheetButton(props: FacetSheetButtonProps) {
  const { count = 0, target = 'filters', className, ...rest } = props;
  const { shelf } = useStrings();
  return (
    <button
      type="button"
      popoverTarget={target}
      className={classNames(styles.chip, styles.filterButton, className)}
      {...rest}
    >
      <FilterIcon size={20} />
      {count > 0 ? `${shelf.filters} (${count})` : shelf.filters}
    </button>
  );
}

export interface PromotedFilter {
  label: string;
  /** The shelf with this filter put on, or off where it is in use. */
  href: string;
  selected: boolean;
}

export interface PromotedFiltersProps extends BlockProps<'nav'> {
  filters: readonly PromotedFilter[];
}

/** The filters that decide, repeated above the list [PLUS-010]. */
export function PromotedFilters({ filters, className, ...rest }: PromotedFiltersProps) {
  const { shelf } = useStrings();
  return (
    <nav aria-label={shelf.promoted} className={classNames(styles.chips, className)} {...rest}>
      {filters.map(({ label, href, selected }) => (
        <a
          key={label}
          href={href}
          rel="nofollow"
          className={styles.chip}
          data-intent="filter"
          aria-current={selected ? 'true' : undefined}
        >
          {label}
          {selected && <CloseIcon size={16} />}
        </a>
      ))}
    </nav>
  );
}

export interface AppliedFiltersProps extends BlockProps<'nav'> {
  filters: readonly { label: string; removeHref: string }[];
  clearHref: string;
}

/** Every filter in use, each with its way out; nothing while there is none. */
export function AppliedFilters({ filters, clearHref, className, ...rest }: AppliedFiltersProps) {
  const { shelf } = useStrings();
  if (filters.length === 0) return null;
  return (
    <nav aria-label={shelf.applied} className={classNames(styles.applied, className)} {...rest}>
      {filters.map(({ label, removeHref }) => (
        <a key={label} href={removeHref} rel="nofollow" className={styles.appliedChip} data-intent="filter">
          <VisuallyHidden>{shelf.removeFilter(label)}</VisuallyHidden>
          <span aria-hidden>{label}</span>
          <CloseIcon size={16} />
        </a>
      ))}
      <a href={clearHref} rel="nofollow" className={styles.clear} data-intent="clear-filters">
        {shelf.clearAll}
      </a>
    </nav>
  );
}

const orders: readonly SortOrder[] = ['relevance', 'priceUp', 'priceDown', 'rating'];

export interface SortSelectProps extends BlockProps<'form'> {
  value: SortOrder;
  action: string;
  /** What else stays in the URL; not the page. */
  keep?: KeptQuery;
  /** Filters in use, as `filters` values. */
  filters?: readonly string[];
}

/** A GET form; a storefront with script sends it on change (`data-intent="sort"`). */
export function SortSelect({ value, action, keep, filters = [], className, ...rest }: SortSelectProps) {
  const { shelf } = useStrings();
  return (
    <form
      method="get"
      action={action}
      data-intent="sort"
      className={classNames(styles.sort, className)}
      {...rest}
    >
      <HiddenFields fields={keep} />
      {filters.map((pair) => (
        <input key={pair} type="hidden" name="filters" value={pair} />
      ))}
      <label htmlFor="sort" className={styles.sortLabel}>
        {shelf.sort}
      </label>
      <select id="sort" name="sort" key={value} defaultValue={value} className={styles.sortSelect}>
        {orders.map((order) => (
          <option key={order} value={order}>
            {shelf.sortOrder[order]}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={20} className={styles.sortChevron} />
      <Button type="submit" size="s" variant="outline" className={styles.sortApply}>
        {shelf.apply}
      </Button>
    </form>
  );
}
