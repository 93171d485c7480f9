import type { ComponentProps } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Spinner.css.ts';

/** A turning mark inside a control that works; content that loads gets a `Skeleton` (PLUS-026). */
export function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return <span aria-hidden className={classNames(styles.root, className)} {...rest} />;
}
