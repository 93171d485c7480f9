import { Heading } from '../../components/Heading/Heading.tsx';
import { CopyIcon } from '../../components/Icon/actionIcons.tsx';
import { CheckIcon } from '../../components/Icon/statusIcons.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { ProductSummary } from '../model/product.ts';
import { useCopy } from '../../components/private/useCopy.ts';
import { wholeNames } from '../private/wholeNames.tsx';
import { Rating } from '../Rating/Rating.tsx';
import * as styles from './PartIdentity.css.ts';

export interface PartIdentityProps {
  product: Pick<ProductSummary, 'brand' | 'partNumber' | 'skuNumber' | 'title' | 'rating' | 'reviewCount'>;
  /** The maker's other parts. */
  brandHref?: string | undefined;
  reviewsHref?: string | undefined;
}

/** Who makes the part, its numbers, its name: the page's first heading. */
export function PartIdentity({ product, brandHref, reviewsHref }: PartIdentityProps) {
  const strings = useStrings();
  const { brand, partNumber, skuNumber, title, rating, reviewCount = 0 } = product;
  return (
    <div className={styles.root}>
      <p className={styles.maker}>
        {brandHref ? (
          <a href={brandHref} className={styles.brand}>
            {brand}
          </a>
        ) : (
          brand
        )}
        <span className={styles.numbers}>
          {strings.product.partNumber}
          <span className={styles.number}>{partNumber}</span>
          <CopyNumber partNumber={partNumber} />
          <span>{`· ${strings.product.sku} ${skuNumber}`}</span>
        </span>
      </p>
      <Heading level={1} size="titleL">
        {wholeNames(title)}
      </Heading>
      {rating !== undefined ? (
        <Rating
          variant="stars"
          value={rating}
          count={reviewCount}
          {...(reviewsHref && { href: reviewsHref })}
        />
      ) : (
        // The first review and the first question have a way in, too.
        reviewsHref && <Link href={reviewsHref}>{strings.product.reviews}</Link>
      )}
    </div>
  );
}

function CopyNumber({ partNumber }: { partNumber: string }) {
  const { product, copied } = useStrings();
  const { isCopied, copy } = useCopy(partNumber);
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        aria-label={product.copyPartNumber(partNumber)}
        onClick={copy}
      >
        {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </button>
      <VisuallyHidden role="status">{isCopied && copied}</VisuallyHidden>
    </>
  );
}
