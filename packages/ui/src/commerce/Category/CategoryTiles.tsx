import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { NamedLink } from '../model/link.ts';
import type { PartPictureSource } from '../model/product.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import * as tileStyles from '../ProductTile/ProductTile.css.ts';
import * as styles from './CategoryTiles.css.ts';

export interface CategoryTile extends NamedLink {
  picture: PartPictureSource;
  /** Parts in it; said when it is known. */
  partCount?: number;
}

export interface CategoryTilesProps {
  tiles: readonly CategoryTile[];
  /** Default: the word for categories. */
  label?: string;
}

/** What a category holds, each with a drawing of its kind [CATALOG-029]. */
export function CategoryTiles({ tiles, label }: CategoryTilesProps) {
  const { category } = useStrings().page;
  const { number } = useFormat();
  return (
    <ul className={styles.grid} aria-label={label ?? category.tiles}>
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

/** The tiles to come, in their geometry [PLUS-026]. */
export function CategoryTilesSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.grid} aria-hidden>
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
