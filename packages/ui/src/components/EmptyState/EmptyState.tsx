import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** Of the title; default 2. */
  level?: HeadingProps['level'];
  /** An icon or a drawing. */
  picture?: ReactNode;
  /** Always a next step: buttons or links. */
  actions: ReactNode;
}

/** Nothing here, why, and what to do instead. */
export function EmptyState({
  title,
  level = 2,
  picture,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {picture != null && <div className={styles.picture}>{picture}</div>}
      <Heading level={level} size="titleL">
        {title}
      </Heading>
      {children != null && <div className={styles.words}>{children}</div>}
      <Inline>{actions}</Inline>
    </div>
  );
}
