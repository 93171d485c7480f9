import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { PartPictureSource } from '../model/product.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CategoryTiles.css.ts';

export interface CategoryTile extends NamedLink {
  picture: PartPictureSource;
  /** Parts in it; said when it is known. */
  partCount?: number;
  /** Those that the shopper's vehicle takes or may take: said in place of all. */
  vehiclePartCount?: number | undefined;
  /** What is said in its place: '3 deals'. */
  note?: string;
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
  const countOf = ({ partCount, vehiclePartCount: taken }: CategoryTile) => {
    if (taken !== undefined) return category.partsForVehicle(taken, number(taken));
    return partCount === undefined ? undefined : category.parts(partCount, number(partCount));
  };
  return (
    <ul
      className={classNames(dense ? styles.denseGrid : styles.grid, className)}
      aria-label={label ?? category.tiles}
      {...rest}
    >
      {tiles.map((tile) => {
        const note = tile.note ?? countOf(tile);
        return (
          <li key={tile.href}>
            <a href={tile.href} className={styles.tile}>
              <PartPicture picture={tile.picture} shape="tile" />
              <span>
                <span className={styles.name}>{tile.label}</span>
                {note && <span className={styles.count}>{note}</span>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
