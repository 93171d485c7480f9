import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { LayoutProps } from '../../components/private/layoutElement.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockLevel, Retry } from '../private/LoadedList.tsx';
import * as styles from './OverviewCard.css.ts';

export interface OverviewCardProps extends Omit<LayoutProps, 'as' | 'title'> {
  title: string;
  /** The page that the card opens. */
  href: string;
  /** 24 px. */
  icon?: ReactNode;
  /** Each card of the overview has a state of its own: one that fails leaves the others as they are. */
  state: 'loading' | 'failed' | 'empty' | 'filled';
  /** What is not there yet, and what invites to it. */
  empty?: { words: string; action: { label: string; href: string } };
  /** Lines that it keeps free while it loads; default 3. */
  lines?: number;
  /** Rank of the title; default 2. */
  level?: BlockLevel;
  retry?: Retry;
}

/** A task of the account on its first page: orders, vehicle, rewards, store, profile (ACCT-040). */
export function OverviewCard(props: OverviewCardProps) {
  const {
    title,
    href,
    icon,
    state,
    empty,
    lines = 3,
    level = 2,
    retry,
    className,
    children,
    ...rest
  } = props;
  return (
    <Card
      as="section"
      aria-busy={state === 'loading' || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <div className={styles.head}>
        {icon != null && <span className={styles.icon}>{icon}</span>}
        <Heading level={level}>
          <Link href={href} variant="quiet" className={styles.link}>
            {title}
          </Link>
        </Heading>
      </div>
      {state === 'loading' && <Waiting lines={lines} />}
      {state === 'failed' && <FailedPart retry={retry} />}
      {state === 'empty' && empty && (
        <>
          <p className={styles.words}>{empty.words}</p>
          <div>
            <ButtonLink href={empty.action.href} variant="outline">
              {empty.action.label}
            </ButtonLink>
          </div>
        </>
      )}
      {state === 'filled' && children}
    </Card>
  );
}

function Waiting({ lines }: { lines: number }) {
  const { loading } = useStrings();
  return (
    <div className={styles.lines}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '55%' : '85%'} />
      ))}
    </div>
  );
}

function FailedPart({ retry: { onRetry, href, isRetrying = false } = {} }: { retry: Retry | undefined }) {
  const { account, tryAgain } = useStrings();
  const again = onRetry ? (
    <Button onClick={onRetry} pending={isRetrying}>
      {tryAgain}
    </Button>
  ) : (
    href !== undefined && <ButtonLink href={href}>{tryAgain}</ButtonLink>
  );
  return (
    <Alert tone="error" role="alert" actions={again}>
      {account.partFailed}
    </Alert>
  );
}
