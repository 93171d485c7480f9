import { memo, useId, type ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { AvailabilityLines } from '../Availability/AvailabilityLines.tsx';
import { CoreChip } from '../Core/CoreChip.tsx';
import { FitBadge } from '../Fit/FitBadge.tsx';
import { FitReasons } from '../Fit/FitReasons.tsx';
import { CompareToggle, type ComparedProps } from '../Shelf/CompareToggle.tsx';
import type { Attribute, ProductSummary } from '../model/product.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import { PayTerms, Price, PriceNote } from '../Price/Price.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { wholeNames } from '../private/wholeNames.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { BuyAction, type BuyActionProps } from './BuyAction.tsx';
import * as styles from './ProductRow.css.ts';

export interface ProductRowProps extends BlockProps<'article'>, BuyActionProps, ComparedProps {
  /** Short name of the shopper's vehicle: 'Halden'. */
  vehicle?: string;
  /** `YYYY-MM-DD` at the store. */
  today?: string;
  /** Rank of the title; default 2. */
  level?: 2 | 3 | 4;
  /** One of the first rows: its picture loads at once. */
  priority?: boolean;
  /** Below its action, such as what takes it off a list. */
  after?: ReactNode;
}

/** A replacement part of a shelf: what it is, whether it fits and why, what it costs, when it is there [PLUS-009]. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, vehicle, today, level = 2, priority, className, ...others } = props;
  const { target, vehicleHref, size, error, remedy, isCompared = false, onCompare, after, ...rest } = others;
  const { href, picture, fit, attributes, skuNumber } = product;
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
        {/* The title beside it is the link for keyboards and screen readers. */}
        <a href={href} className={styles.pictureLink} tabIndex={-1} aria-hidden>
          <PartPicture picture={picture} priority={priority} />
        </a>
        {onCompare && (
          <CompareToggle
            {...{ skuNumber, titleId, onChoose: onCompare }}
            chosen={isCompared}
            className={styles.compare}
          />
        )}
      </div>
      <div className={styles.facts}>
        <ProductTitle product={product} level={level} id={titleId} />
        <FitBadge state={fit.state} vehicle={vehicle} />
        <Why product={product} />
        <Attributes items={attributes} />
      </div>
      <div className={styles.buy}>
        <div className={styles.price}>
          <div className={styles.money}>
            <Price minor={product.priceMinor} wasMinor={product.wasMinor} />
            <PriceNote unit={product.unit} needed={fit.quantityNeeded} />
          </div>
          <div className={styles.terms}>
            <PayTerms lines={product.payTerms} />
            <CoreChip minor={product.coreMinor} />
          </div>
        </div>
        <AvailabilityLines
          className={styles.availability}
          availability={product.availability}
          today={today}
        />
        <BuyAction {...{ product, target, vehicleHref, size, error, remedy, titleId }} />
        {after}
      </div>
    </article>
  );
});

type TitleProps = { product: ProductSummary; level: 2 | 3 | 4; id: string };

function ProductTitle({ product, level, id }: TitleProps) {
  const Heading = `h${level}` as const;
  const { brand, partNumber, href, title, rating, reviewCount } = product;
  return (
    <>
      <p className={styles.maker}>
        {brand}
        <span className={styles.partNumber}>{partNumber}</span>
        {rating !== undefined && <Rating variant="brief" value={rating} count={reviewCount ?? 0} />}
      </p>
      <Heading id={id} className={styles.title}>
        <a href={href} className={styles.titleLink}>
          {wholeNames(title)}
        </a>
      </Heading>
    </>
  );
}

/** The reasons in one line; all of them on request, without a script. */
function Why({ product: { fit, href } }: { product: ProductSummary }) {
  const { offer } = useStrings();
  const { reasons, question } = fit;
  if (question) {
    return (
      <p className={styles.why}>
        {`${question.text} `}
        <a href={`${href}#fit`} className={styles.whyMore}>
          {offer.howToCheck}
        </a>
      </p>
    );
  }
  if (reasons.length === 0) return null;
  const fits = fit.state === 'FITS';
  const decisive = reasons
    .filter(({ ok }) => ok === fits)
    .map(({ value }) => value)
    .join(', ');
  return (
    <details className={styles.why}>
      <summary className={styles.whySummary}>
        {`${fits ? offer.matches(decisive) : decisive} `}
        <span className={styles.whyMore}>{offer.seeWhy}</span>
      </summary>
      <div className={styles.whyPanel}>
        <FitReasons reasons={reasons} />
      </div>
    </details>
  );
}

function Attributes({ items }: { items: readonly Attribute[] }) {
  return (
    <dl className={styles.attributes}>
      {items.map(({ id, label, value }) => (
        <div key={id} className={styles.attribute}>
          <dt>{label}</dt>
          <dd className={styles.attributeValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
