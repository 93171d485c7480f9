import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { LayoutProps } from '../../components/private/layoutElement.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './LoadedList.css.ts';

/** Rank of a heading inside a block. */
export type BlockLevel = 2 | 3 | 4;

/** How what failed is tried again. */
export interface Retry {
  /** Asks again in place. */
  onRetry?: () => void;
  /** Asks again where no script runs. */
  href?: string;
  isRetrying?: boolean;
}

export interface LoadedListProps<Item> extends Omit<LayoutProps, 'as' | 'children'> {
  /** Absent while they load; null when that failed. */
  items: readonly Item[] | null | undefined;
  label: string;
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** A row of the measure of those that come [PLUS-026]. */
  skeleton: ReactNode;
  skeletonCount?: number;
  empty: { title: string; hint?: string | undefined; picture?: ReactNode; actions: ReactNode };
  failed: { title: string; hint?: string };
  retry?: Retry | undefined;
  /** Above the list in every state: what it is narrowed by, or what adds to it. */
  head?: ReactNode;
  /** Of the words in place of the list; default 2. */
  level?: BlockLevel;
}

/** What every list of an account takes besides its items. */
export type ListProps = Pick<
  LoadedListProps<unknown>,
  'retry' | 'level' | 'className' | 'style' | 'ref' | 'id'
>;

/** A list of an account, or what stands in its place while it loads, when it failed and when there is nothing. */
export function LoadedList<Item>(props: LoadedListProps<Item>) {
  const {
    items,
    label,
    keyOf,
    row,
    skeleton,
    skeletonCount = 3,
    empty,
    failed,
    retry,
    level = 2,
    ...others
  } = props;
  const { head, className, ref, ...rest } = others;
  return (
    <section
      ref={ref}
      aria-label={label}
      aria-busy={items === undefined || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {head}
      {items === undefined && <Waiting count={skeletonCount}>{skeleton}</Waiting>}
      {items === null && (
        <Failed title={failed.title} level={level} retry={retry}>
          {failed.hint}
        </Failed>
      )}
      {items?.length === 0 && (
        <EmptyState title={empty.title} level={level} picture={empty.picture} actions={empty.actions}>
          {empty.hint}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul role="list" className={styles.rows}>
          {items.map((item) => (
            <li key={keyOf(item)} className={styles.row}>
              {row(item)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Waiting({ count, children }: { count: number; children: ReactNode }) {
  const { loading } = useStrings();
  return (
    <div className={styles.rows}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} aria-hidden className={styles.row}>
          {children}
        </div>
      ))}
    </div>
  );
}

interface FailedProps {
  title: string;
  level: BlockLevel;
  retry: Retry | undefined;
  children?: ReactNode;
}

/** A part that could not be loaded, with the way to try again that the page has. */
export function Failed({ title, level, retry, children }: FailedProps) {
  const { tryAgain } = useStrings();
  const { onRetry, href, isRetrying = false } = retry ?? {};
  return (
    <ErrorState
      title={title}
      level={level}
      isRetrying={isRetrying}
      {...(onRetry && { onRetry })}
      actions={!onRetry && href !== undefined && <ButtonLink href={href}>{tryAgain}</ButtonLink>}
    >
      {children}
    </ErrorState>
  );
}
