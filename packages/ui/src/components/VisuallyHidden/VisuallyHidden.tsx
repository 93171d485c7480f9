import type { ComponentProps } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './VisuallyHidden.css.ts';

/** Text only for assistive technology. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames(styles.root, className)} {...rest} />;
}
