import { classNames } from '../../components/private/classNames.ts';
import type { ProductSummary } from '../model/product.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.tsx';
import * as styles from './RelatedParts.css.ts';

export interface RelatedPartsProps
  extends
    BlockProps<'ul'>,
    Pick<ProductTileProps, 'vehicle' | 'today' | 'level' | 'target' | 'vehicleHref' | 'size'> {
  products: readonly ProductSummary[];
  /** What went wrong when a part was added, by its sku. */
  errors?: Readonly<Record<string, Pick<ProductTileProps, 'error' | 'remedy'>>>;
}

/** What goes with the part, side by side; nothing without parts [CATALOG-037]. */
export function RelatedParts(props: RelatedPartsProps) {
  const {
    products,
    errors = {},
    vehicle,
    today,
    level = 3,
    target,
    vehicleHref,
    size,
    className,
    ...rest
  } = props;
  const tile = { vehicle, today, level, target, vehicleHref, size };
  if (products.length === 0) return null;
  return (
    <ul className={classNames(styles.root, className)} {...rest}>
      {products.map((product) => {
        const fault = errors[product.skuNumber];
        return (
          <li key={product.skuNumber} className={styles.item}>
            <ProductTile product={product} {...tile} {...fault} />
          </li>
        );
      })}
    </ul>
  );
}
