import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { ProductSummary } from '../model/product.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.tsx';
import * as styles from './WearParts.css.ts';

export interface WearPartTilesProps
  extends BlockProps<'ul'>, Pick<ProductTileProps, 'vehicle' | 'today' | 'target' | 'vehicleHref'> {
  /** One part of each kind, with the shelf where there are more of it. */
  parts: readonly { product: ProductSummary; shelf: NamedLink }[];
  /** What went wrong when a part was added, by its sku. */
  errors?: Readonly<Record<string, Pick<ProductTileProps, 'error' | 'remedy'>>>;
}

/** Parts that can be bought from home, each below the way to the shelf of its kind. */
export function WearPartTiles(props: WearPartTilesProps) {
  const { parts, errors = {}, vehicle, today, target, vehicleHref, className, ...rest } = props;
  const { seeAll } = useStrings().page.wearParts;
  return (
    <ul className={classNames(styles.grid, className)} {...rest}>
      {parts.map(({ product, shelf }) => (
        <li key={product.skuNumber} className={styles.kind}>
          <a href={shelf.href} className={styles.shelf}>
            <span className={styles.name}>{shelf.label}</span> <span className={styles.all}>{seeAll}</span>
          </a>
          <ProductTile
            {...{ product, vehicle, today, target, vehicleHref }}
            level={3}
            {...errors[product.skuNumber]}
          />
        </li>
      ))}
    </ul>
  );
}
