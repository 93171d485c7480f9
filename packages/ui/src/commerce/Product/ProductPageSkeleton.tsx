import { classNames } from '../../components/private/classNames.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as buyStyles from './BuyBox.css.ts';
import * as galleryStyles from './Gallery.css.ts';
import * as identityStyles from './PartIdentity.css.ts';
import * as styles from './ProductPage.css.ts';
import * as wayStyles from './WayCards.css.ts';
import { WaitingCards } from './WayCards.tsx';

/** The page to come, in its geometry [PLUS-026]. Silent: the page around it says that it loads. */
export function ProductPageSkeleton({ className, ...rest }: BlockProps<'div'>) {
  return (
    <div className={classNames(styles.root, className)} aria-hidden {...rest}>
      <Skeleton shape="box" width="180px" height="32px" />
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
      <div className={identityStyles.root}>
        <Skeleton shape="box" width="55%" height="28px" />
        <Skeleton shape="box" width="90%" height="32px" />
        <Skeleton shape="box" width="45%" height="20px" />
      </div>
      <div className={buyStyles.price}>
        <Skeleton shape="box" width="110px" height="30px" />
        <Skeleton shape="box" width="150px" height="18px" />
      </div>
      <div className={styles.proofPlace} />
      <div>
        <p className={wayStyles.legend}>
          <Skeleton shape="box" width="110px" height="20px" />
        </p>
        <div className={wayStyles.root}>
          <WaitingCards />
        </div>
      </div>
      <Skeleton shape="box" height="46px" width="134px" />
      <Skeleton shape="box" height="48px" />
    </div>
  );
}
