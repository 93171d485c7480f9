import { classNames } from '../../components/private/classNames.ts';
import { rem } from '../../components/private/rem.ts';
import { useFormat, useLinkComponent } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { Rating } from './Rating.tsx';
import * as styles from './Rating.css.ts';
import * as rows from './ReviewHistogram.css.ts';

/** How many buyers gave how many stars, in words of the shop. */
export interface ReviewSummary {
  /** Of reviews that are invented: says so. */
  note?: string | undefined;
  /** Five stars first. */
  stars: readonly { readonly stars: number; readonly label: string; readonly count: number }[];
}

export interface ReviewHistogramProps extends BlockProps<'div'> {
  /** 0 to 5. */
  value: number;
  count: number;
  summary: ReviewSummary;
  /** Address of the reviews with so many stars; of all without a number. */
  hrefOf: (stars?: number) => string;
}

/** How the ratings of a part spread [PLUS-051]; each bar leads to the reviews behind it. */
export function ReviewHistogram(props: ReviewHistogramProps) {
  const { value, count, summary, hrefOf, className, ...rest } = props;
  return (
    <div className={classNames(rows.root, className)} {...rest}>
      {summary.note !== undefined && <p>{summary.note}</p>}
      <Rating variant="stars" value={value} count={count} href={hrefOf()} />
      <ul>
        {summary.stars.map((row) => (
          <li key={row.stars}>
            <Row {...row} share={row.count / Math.max(1, count)} href={hrefOf(row.stars)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  label: string;
  count: number;
  /** Of all, 0 to 1. */
  share: number;
  href: string;
}

/** Stars that nobody gave lead nowhere. */
function Row({ label, count, share, href }: RowProps) {
  const Anchor = useLinkComponent();
  const { number } = useFormat();
  const content = (
    <>
      <span>{label}</span>
      <span className={styles.root}>
        <Bar share={share} />
        {number(count)}
      </span>
    </>
  );
  if (count === 0) return <span className={rows.row}>{content}</span>;
  return (
    <Anchor href={href} className={classNames(rows.row, styles.link)}>
      {content}
    </Anchor>
  );
}

/** Drawn, so that its length needs no style of its own. */
const Bar = ({ share }: Pick<RowProps, 'share'>) => (
  <svg
    viewBox="0 0 100 8"
    width={rem(120)}
    height={rem(10)}
    preserveAspectRatio="none"
    aria-hidden
    className={styles.stars}
  >
    <rect width="100" height="8" rx="2" fill="currentColor" opacity="0.25" />
    <rect width={100 * share} height="8" rx="2" fill="currentColor" />
  </svg>
);
