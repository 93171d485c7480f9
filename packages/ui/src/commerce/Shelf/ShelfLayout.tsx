import type { ReactNode } from 'react';
import * as rowStyles from '../ProductRow/ProductRow.css.ts';
import * as tileStyles from '../ProductTile/ProductTile.css.ts';
import * as styles from './Shelf.css.ts';

/** The filters beside the results from 1140 px, above them below. */
export function ShelfLayout({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {rail}
      <div>{children}</div>
    </div>
  );
}

export interface ProductListProps {
  layout: 'row' | 'grid';
  /** Rows or tiles. */
  children: ReactNode;
  /** New results are on their way; the old ones stay in sight. */
  busy?: boolean;
}

export function ProductList({ layout, busy, children }: ProductListProps) {
  return (
    <div className={layout === 'row' ? rowStyles.list : tileStyles.grid} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
