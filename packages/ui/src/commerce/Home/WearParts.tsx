import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { TileSkeleton } from '../ProductTile/TileSkeleton.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './WearParts.css.ts';

export interface WearPartsProps extends BlockProps<'section'> {
  /** Short name of the shopper's vehicle. */
  vehicle: string;
  /** `WearPartTiles`; without them the shelves are named. */
  children?: ReactNode;
  /** The parts are not known yet. */
  loading?: boolean;
  /** The shelves of what wears, where no part can be shown. */
  shelves: readonly NamedLink[];
}

/** What wears on the shopper's vehicle: parts that fit it, else the ways to their shelves. */
export function WearParts({ vehicle, children, loading, shelves, className, ...rest }: WearPartsProps) {
  const { wearParts } = useStrings().page;
  const links = <ShelfLinks shelves={shelves} />;
  return (
    <section className={classNames(styles.root, className)} aria-busy={loading} {...rest}>
      <Heading level={2}>{wholeNames(wearParts.title(vehicle))}</Heading>
      {loading ? (
        <>
          <TileSkeletons />
          {/* Where no script asks again. */}
          <noscript>{links}</noscript>
        </>
      ) : children ? (
        children
      ) : (
        links
      )}
    </section>
  );
}

/** Silent: the section says that it loads [PLUS-026]. */
const TileSkeletons = () => (
  <div className={styles.grid} aria-hidden>
    {[0, 1, 2, 3].map((place) => (
      <div key={place} className={styles.kind}>
        <div className={styles.shelf}>
          <Skeleton shape="box" width="60%" height="20px" />
        </div>
        <TileSkeleton />
      </div>
    ))}
  </div>
);

const ShelfLinks = ({ shelves }: Pick<WearPartsProps, 'shelves'>) => (
  <ul className={styles.links}>
    {shelves.map(({ label, href }) => (
      <li key={href}>
        <a href={href} className={styles.link}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);
