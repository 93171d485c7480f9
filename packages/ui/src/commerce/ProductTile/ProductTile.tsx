import { memo, useId } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { CompareToggle, type ComparedProps } from '../Shelf/CompareToggle.tsx';
import { FitBadge } from '../Fit/FitBadge.tsx';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import { PayTerms, Price } from '../Price/Price.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { BuyAction, type BuyActionProps } from '../ProductRow/BuyAction.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import { FirstDate } from './FirstDate.tsx';
import * as styles from './ProductTile.css.ts';

export interface ProductTileProps extends BlockProps<'article'>, BuyActionProps, ComparedProps {
  /** Short name of the shopper's vehicle. */
  vehicle?: string;
  today?: string;
  /** Rank of the title; default 2. */
  level?: 2 | 3 | 4;
  priority?: boolean;
}

/** An accessory, tool or fluid of a grid: looks decide here, so the picture is large [PLUS-009]. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product, vehicle, today, level = 2, priority, className, ...others } = props;
  const { target, vehicleHref, size = 's', error, remedy, isCompared = false, onCompare, ...rest } = others;
  const { href, picture, fit, brand, title, rating, reviewCount, skuNumber } = product;
  const Heading = `h${level}` as const;
  const titleId = useId();
  return (
    <article
      className={classNames(styles.root, className)}
      data-sku={skuNumber}
      id={`sku-${skuNumber}`}
      aria-labelledby={titleId}
      {...rest}
    >
      <div>
        {/* The title below it is the link for keyboards and screen readers. */}
        <a href={href} className={styles.pictureLink} tabIndex={-1} aria-hidden>
          <PartPicture picture={picture} shape="tile" priority={priority} />
        </a>
        <FitBadge state={fit.state} vehicle={vehicle} className={styles.badge} />
      </div>
      <div className={styles.body}>
        <p className={styles.maker}>{brand}</p>
        <Heading id={titleId} className={styles.title}>
          <a href={href} className={styles.titleLink}>
            {wholeNames(title)}
          </a>
        </Heading>
        {rating !== undefined && <Rating variant="brief" value={rating} count={reviewCount ?? 0} />}
        <Price minor={product.priceMinor} wasMinor={product.wasMinor} size="m" />
        <PayTerms lines={product.payTerms} />
        <FirstDate product={product} today={today} />
      </div>
      <div className={styles.action}>
        <BuyAction {...{ product, target, vehicleHref, size, error, remedy, titleId }} />
        {onCompare && <CompareToggle {...{ skuNumber, titleId, onChoose: onCompare }} chosen={isCompared} />}
      </div>
    </article>
  );
});
