import type { ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as rowStyles from '../ProductRow/ProductRow.css.ts';
import * as tileStyles from '../ProductTile/ProductTile.css.ts';
import * as styles from './Shelf.css.ts';

export interface ShelfLayoutProps extends BlockProps<'div'> {
  /** `FacetRail`. */
  rail: ReactNode;
  children: ReactNode;
}

/** The filters beside the results from 1140 px, above them below. */
export function ShelfLayout({ rail, children, className, ...rest }: ShelfLayoutProps) {
  return (
    <div className={classNames(styles.columns, className)} {...rest}>
      {rail}
      <div>{children}</div>
    </div>
  );
}

export interface ProductListProps extends BlockProps<'div'> {
  layout: 'row' | 'grid';
  /** Rows or tiles. */
  children: ReactNode;
  /** New results are on their way; the old ones stay in sight. */
  busy?: boolean;
}

export function ProductList({ layout, busy, children, className, ...rest }: ProductListProps) {
  return (
    <div
      className={classNames(layout === 'row' ? rowStyles.list : tileStyles.grid, className)}
      aria-busy={busy || undefined}
      {...rest}
    >
      {children}
    </div>
  );
}
