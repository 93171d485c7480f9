import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof styles.tone;
  /** 16 px. A tone alone says nothing to who cannot see it; the icon's shape and the words do (WCAG 1.4.1). */
  icon?: ReactNode;
}

/** A short mark, 24 px high. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      className={classNames(styles.root, icon != null && styles.withIcon, styles.tone[tone], className)}
      {...rest}
    >
      {icon}
      <span>{children}</span>
    </span>
  );
}
