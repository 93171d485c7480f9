import { classNames } from '../../components/private/classNames.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as tileStyles from '../ProductTile/ProductTile.css.ts';
import { TileSkeleton } from '../ProductTile/TileSkeleton.tsx';
import * as styles from './ProductRow.css.ts';

export interface ProductListSkeletonsProps extends BlockProps<'div'> {
  layout?: 'row' | 'grid';
  /** Default 6. */
  count?: number;
}

/** The rows or tiles to come, in their exact geometry [PLUS-026]. Silent: the shelf says that it loads. */
export function ProductListSkeletons({
  layout = 'row',
  count = 6,
  className,
  ...rest
}: ProductListSkeletonsProps) {
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <div
      className={classNames(layout === 'row' ? styles.list : tileStyles.grid, className)}
      aria-hidden
      {...rest}
    >
      {places.map((place) => (layout === 'row' ? <RowSkeleton key={place} /> : <TileSkeleton key={place} />))}
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className={styles.root}>
      <div className={tileStyles.picturePlace.square} />
      <div className={styles.facts}>
        <Skeleton shape="box" width="40%" height="18px" />
        <Skeleton shape="box" width="80%" height="24px" className={styles.titlePlace} />
        <Skeleton shape="box" width="130px" height="24px" />
        <Skeleton shape="box" width="60%" height="18px" className={styles.whyPlace} />
        <Skeleton shape="box" width="90%" height="18px" className={styles.attributesPlace} />
      </div>
      <div className={styles.buy}>
        <div className={styles.price}>
          <div className={styles.money}>
            <Skeleton shape="box" width="90px" height="30px" />
            <Skeleton shape="box" width="110px" height="18px" />
          </div>
        </div>
        <Skeleton shape="box" width="75%" height="20px" className={styles.availability} />
        <Skeleton shape="box" width="85%" height="20px" className={styles.availability} />
        <Skeleton shape="box" height="44px" />
      </div>
    </div>
  );
}
