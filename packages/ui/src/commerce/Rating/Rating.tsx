import { StarFilledIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { rem } from '../../components/private/rem.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Rating.css.ts';

export interface RatingProps extends BlockProps<'span'> {
  /** 0 to 5. */
  value: number;
  count: number;
  /** Where the reviews are; makes their number a link. */
  href?: string;
  /** `stars` shows all five, for a page of its own; a list shows one star and the number; `brief` has no word beside it. */
  variant?: 'short' | 'stars' | 'brief';
}

/** What buyers thought of a part; nothing when nobody said anything. */
export function Rating({ value, count, href, variant = 'short', className, ...rest }: RatingProps) {
  const { number } = useFormat();
  const { offer } = useStrings();
  if (count === 0) return null;
  const reviews = offer.reviews(count, number(count));
  const shown = number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={classNames(styles.root, className)} {...rest}>
      {variant === 'stars' ? <Stars value={value} /> : <StarFilledIcon size={16} className={styles.stars} />}
      <VisuallyHidden>{offer.rating(shown)}</VisuallyHidden>
      <span aria-hidden className={styles.value}>
        {shown}
      </span>
      {href ? (
        <a href={href} className={styles.link}>
          {reviews}
        </a>
      ) : (
        <Count variant={variant} reviews={reviews} shown={number(count)} />
      )}
    </span>
  );
}

function Count({ variant, reviews, shown }: { variant: string; reviews: string; shown: string }) {
  if (variant !== 'brief') return <span>{reviews}</span>;
  return (
    <>
      <VisuallyHidden>{reviews}</VisuallyHidden>
      <span aria-hidden>({shown})</span>
    </>
  );
}

/** One star, in a box of 24 units. */
export const star = 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z';
const places = [0, 24, 48, 72, 96];

/** The inner `svg` cuts the filled stars at the value: no inline style, no second set of icons. */
export function Stars({ value }: { value: number }) {
  const row = places.map((x) => <path key={x} d={star} transform={`translate(${x})`} />);
  return (
    <svg viewBox="0 0 120 24" width={rem(100)} height={rem(20)} aria-hidden className={styles.stars}>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {row}
      </g>
      <svg width={value * 24} height="24" fill="currentColor">
        {row}
      </svg>
    </svg>
  );
}
