import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { NamedLink } from '../model/link.ts';
import type { PartPictureSource } from '../model/product.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as tileStyles from '../ProductTile/ProductTile.css.ts';
import * as styles from './CategoryTiles.css.ts';

export interface CategoryTile extends NamedLink {
  picture: PartPictureSource;
  /** Parts in it; said when it is known. */
  partCount?: number;
}

export interface CategoryTilesProps extends BlockProps<'ul'> {
  tiles: readonly CategoryTile[];
  /** Default: the word for categories. */
  label?: string;
  /** Smaller ones, for a page that is about something else; default false. */
  dense?: boolean;
}

/** What a category holds, each with a drawing of its kind [CATALOG-029]. */
export function CategoryTiles({ tiles, label, dense = false, className, ...rest }: CategoryTilesProps) {
  const { category } = useStrings().page;
  const { number } = useFormat();
  return (
    <ul
      className={classNames(dense ? styles.denseGrid : styles.grid, className)}
      aria-label={label ?? category.tiles}
      {...rest}
    >
      {tiles.map(({ href, picture, partCount, ...tile }) => (
        <li key={href}>
          <a href={href} className={styles.tile}>
            <PartPicture picture={picture} shape="tile" />
            <span>
              <span className={styles.name}>{tile.label}</span>
              {partCount !== undefined && (
                <span className={styles.count}>{category.parts(partCount, number(partCount))}</span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface CategoryTilesSkeletonProps extends BlockProps<'div'> {
  /** Default 8. */
  count?: number;
}

/** The tiles to come, in their geometry [PLUS-026]. */
export function CategoryTilesSkeleton({ count = 8, className, ...rest }: CategoryTilesSkeletonProps) {
  return (
    <div className={classNames(styles.grid, className)} aria-hidden {...rest}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.tile}>
          <div className={tileStyles.picturePlace.tile} />
          <span>
            <span className={styles.name}>
              <Skeleton width="70%" />
            </span>
            <span className={styles.count}>
              <Skeleton width="40%" />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
