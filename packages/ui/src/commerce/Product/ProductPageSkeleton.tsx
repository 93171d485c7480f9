import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as galleryStyles from './Gallery.css.ts';
import * as styles from './ProductPage.css.ts';
import * as wayStyles from './WayCards.css.ts';
import { WaitingCards } from './WayCards.tsx';
import * as buyStyles from './BuyBox.css.ts';

/** The page to come, in its geometry [PLUS-026]. Silent: the page around it says that it loads. */
export function ProductPageSkeleton() {
  return (
    <div className={styles.root} aria-hidden>
      <Skeleton width="180px" height="18px" />
      <div className={styles.columns}>
        <div className={galleryStyles.root}>
          <div className={styles.stagePlace} />
        </div>
        <div className={styles.buy}>
          <BuyPlace />
        </div>
        <div className={styles.details}>
          <Skeleton width="60%" height="24px" />
          <div className={styles.lines}>
            {['90%', '80%', '85%', '70%'].map((width) => (
              <Skeleton key={width} width={width} height="20px" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function BuyPlace() {
  return (
    <div className={buyStyles.root}>
      <div className={styles.lines}>
        <Skeleton width="55%" height="20px" />
        <Skeleton width="90%" height="28px" />
        <Skeleton width="45%" height="20px" />
      </div>
      <div className={buyStyles.price}>
        <Skeleton width="110px" height="30px" />
        <Skeleton width="150px" height="18px" />
      </div>
      <div className={styles.proofPlace} />
      <div className={wayStyles.root}>
        <WaitingCards />
      </div>
      <Skeleton shape="box" height="46px" width="134px" />
      <Skeleton shape="box" height="48px" />
    </div>
  );
}
