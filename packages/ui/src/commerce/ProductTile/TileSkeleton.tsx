import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as styles from './ProductTile.css.ts';

/** A tile to come, in its exact geometry. */
export function TileSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.picturePlace.tile} />
      <div className={styles.body}>
        <Skeleton shape="box" width="50%" height="18px" />
        <Skeleton shape="box" width="90%" height="22px" />
        <Skeleton shape="box" width="60%" height="22px" />
        <Skeleton shape="box" width="80px" height="26px" />
        <Skeleton shape="box" width="75%" height="20px" />
      </div>
      <Skeleton shape="box" height="44px" />
    </div>
  );
}
