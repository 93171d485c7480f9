import type { MouseEvent } from 'react';
import { SearchIcon } from '../../components/Icon/navigationIcons.tsx';
import { ClockIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { FitBadge } from '../Fit/FitBadge.tsx';
import type { FitState } from '../model/fit.ts';
import type { PartPictureSource } from '../model/product.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './SuggestionList.css.ts';

export interface ProductSuggestion {
  title: string;
  href: string;
  brand: string;
  partNumber: string;
  picture: PartPictureSource;
  /** Only FITS and NEEDS_MORE_INFO are marked [CATALOG-008]. */
  fit?: FitState;
}

export interface SuggestionListProps extends BlockProps<'div', 'id'> {
  /** Of the list of terms. Also the prefix of the rows' ids: `{id}-0` is the first. */
  id: string;
  recent: readonly string[];
  general: readonly string[];
  products: readonly ProductSuggestion[];
  /** What is typed, so that the rest of a row stands out. */
  typed?: string;
  /** Row under the keyboard's cursor, counted over recent and general [SHELL-022]. */
  activeIndex?: number;
  vehicle?: string;
  onChoose?: (term: string) => void;
  onClearRecent?: () => void;
}

/** The drawer of the search box: recent searches, suggestions, parts. Product rows are reached with Tab. */
export function SuggestionList(props: SuggestionListProps) {
  const {
    id,
    recent,
    general,
    products,
    typed = '',
    activeIndex,
    vehicle,
    onChoose,
    onClearRecent,
    className,
    ...rest
  } = props;
  const { shell } = useStrings();
  const rows = { id, typed, activeIndex, onChoose };
  return (
    // A press inside must not take the focus from the box, or the drawer would close before the click.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classNames(styles.panel, className)} onMouseDown={keepFocus} {...rest}>
      <div id={id} role="listbox" aria-label={shell.suggestions}>
        {recent.length > 0 && (
          <Group title={shell.recentSearches}>
            <Rows {...rows} terms={recent} start={0} isRecent />
          </Group>
        )}
        {general.length > 0 && (
          <Group title={shell.suggestions}>
            <Rows {...rows} terms={general} start={recent.length} />
          </Group>
        )}
      </div>
      {recent.length > 0 && onClearRecent && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${shell.clearRecent}: ${shell.recentSearches}`}
          onClick={onClearRecent}
        >
          {shell.clearRecent}
        </button>
      )}
      {products.length > 0 && (
        <Products title={shell.productSuggestions} products={products} vehicle={vehicle} />
      )}
      <VisuallyHidden role="status">{shell.suggestionCount(recent.length + general.length)}</VisuallyHidden>
    </div>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <div className={styles.groupHead} aria-hidden>
        <span className={styles.groupTitle}>{title}</span>
      </div>
      {children}
    </div>
  );
}

interface RowsProps extends Pick<SuggestionListProps, 'id' | 'activeIndex' | 'onChoose'> {
  terms: readonly string[];
  typed: string;
  start: number;
  isRecent?: boolean;
}

function Rows({ id, terms, typed, start, activeIndex, isRecent, onChoose }: RowsProps) {
  const Icon = isRecent ? ClockIcon : SearchIcon;
  return terms.map((term, index) => (
    // The keyboard moves by aria-activedescendant from the box; the row itself never has the focus.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      key={term}
      id={`${id}-${start + index}`}
      role="option"
      aria-selected={activeIndex === start + index}
      data-term={term}
      className={styles.row}
      onClick={() => onChoose?.(term)}
    >
      <Icon size={20} className={styles.rowIcon} />
      <span className={styles.rowText}>
        <Marked term={term} typed={typed} />
      </span>
    </div>
  ));
}

function Marked({ term, typed }: { term: string; typed: string }) {
  if (typed === '' || !term.toLowerCase().startsWith(typed.toLowerCase())) return term;
  return (
    <>
      {term.slice(0, typed.length)}
      <span className={styles.rest}>{term.slice(typed.length)}</span>
    </>
  );
}

interface ProductsProps {
  title: string;
  products: readonly ProductSuggestion[];
  vehicle: string | undefined;
}

function Products({ title, products, vehicle }: ProductsProps) {
  return (
    <section aria-label={title}>
      <div className={styles.groupHead} aria-hidden>
        <span className={styles.groupTitle}>{title}</span>
      </div>
      <ul>
        {products.map((product) => (
          <li key={product.href + product.title}>
            <ProductItem product={product} vehicle={vehicle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProductItem({ product, vehicle }: { product: ProductSuggestion; vehicle: string | undefined }) {
  const { title, href, brand, partNumber, picture, fit } = product;
  const isMarked = fit === 'FITS' || fit === 'NEEDS_MORE_INFO';
  return (
    <a href={href} className={styles.product} data-intent="product-suggestion">
      <PartPicture picture={picture} shape="thumb" />
      <span className={styles.productText}>
        <span className={styles.productTitle}>{title}</span>
        <span className={styles.productMeta}>
          {isMarked && <FitBadge state={fit} vehicle={vehicle} />}
          {brand}
          <span className={styles.partNumber}>{partNumber}</span>
        </span>
      </span>
    </a>
  );
}
