import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Shelf.css.ts';

export interface ResultsPaginationProps extends BlockProps<'div'> {
  /** Rows in sight, from the first page on. */
  shown: number;
  total: number;
  /** Rows of the next page; without any there is no way to it. */
  next: number;
  /** Address of the next page; absent on the last. */
  nextHref?: string;
  /** The numbered pages. */
  children?: ReactNode;
}

/** How far down the list is, 'show more' as a link to the next page, and the numbered pages. */
export function ResultsPagination({
  shown,
  total,
  next,
  nextHref,
  children,
  className,
  ...rest
}: ResultsPaginationProps) {
  const { shelf } = useStrings();
  const inSight = Math.min(shown, total);
  return (
    <div className={classNames(styles.pages, className)} {...rest}>
      <p className={styles.progress}>{shelf.progress(inSight, total)}</p>
      <progress className={styles.meter} value={inSight} max={total} aria-hidden />
      {nextHref !== undefined && next > 0 && (
        <ButtonLink href={nextHref} variant="outline" rel="next" data-intent="show-more">
          {shelf.showMore(next)}
        </ButtonLink>
      )}
      {children}
    </div>
  );
}
