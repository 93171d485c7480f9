import type { ProductSummary } from '../model/product.ts';
import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.tsx';
import * as styles from './RelatedParts.css.ts';

export interface RelatedPartsProps extends Omit<
  ProductTileProps,
  'product' | 'priority' | 'className' | 'error'
> {
  products: readonly ProductSummary[];
  /** What went wrong when a part was added, by its sku. */
  errors?: Readonly<Record<string, string>>;
}

/** What goes with the part, side by side; nothing without parts [CATALOG-037]. */
export function RelatedParts({ products, errors = {}, level = 3, ...tile }: RelatedPartsProps) {
  if (products.length === 0) return null;
  return (
    <ul className={styles.root}>
      {products.map((product) => {
        const error = errors[product.skuNumber];
        return (
          <li key={product.skuNumber} className={styles.item}>
            <ProductTile product={product} level={level} {...tile} {...(error && { error })} />
          </li>
        );
      })}
    </ul>
  );
}
