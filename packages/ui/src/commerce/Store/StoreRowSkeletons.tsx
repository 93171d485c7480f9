import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as card from './StoreCard.css.ts';
import * as styles from './StoreList.css.ts';

/** Rows of the measure of those that come [PLUS-026]. */
export function StoreRowSkeletons({ count = 4 }: { count?: number }) {
  const { loading } = useStrings();
  return (
    <div className={styles.rows}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} aria-hidden className={styles.row}>
          <div className={card.root}>
            <Skeleton shape="circle" width="28px" height="28px" />
            <div className={card.body}>
              <SkeletonRow />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

function SkeletonRow() {
  return (
    <>
      <div>
        <span className={styles.street}>
          <Skeleton width="60%" />
        </span>
        <span className={styles.line}>
          <Skeleton width="45%" />
        </span>
      </div>
      <span className={styles.line}>
        <Skeleton width="40%" />
      </span>
      <span className={styles.line}>
        <Skeleton width="65%" />
      </span>
      <span className={styles.links}>
        <Skeleton width="55%" />
      </span>
      <Skeleton shape="box" width="9.5rem" height="44px" />
      <span className={styles.links}>
        <Skeleton width="50%" />
      </span>
    </>
  );
}
