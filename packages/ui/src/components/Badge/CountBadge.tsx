import type { ComponentProps } from 'react';
import { classNames } from '../private/classNames.ts';
import { cappedCount } from './cappedCount.ts';
import * as styles from './CountBadge.css.ts';

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  count: number;
}

/** A count on the corner of an icon; nothing at zero (SHELL-034). */
export function CountBadge({ count, className, ...rest }: CountBadgeProps) {
  const shown = cappedCount(count);
  if (shown === null) return null;
  return (
    <span className={classNames(styles.root, className)} {...rest}>
      {shown}
    </span>
  );
}
