import type { ComponentProps } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Place in the outline of the page, whatever the size. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Default by level: `displayM`, `titleM`, then `titleS`. */
  size?: keyof typeof styles.size;
}

const sizeOfLevel = {
  1: 'displayM',
  2: 'titleM',
  3: 'titleS',
  4: 'titleS',
  5: 'titleS',
  6: 'titleS',
} as const;

/** A heading whose rank and look are chosen apart. */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as 'h1';
  return <Element className={classNames(styles.root, styles.size[size], className)} {...rest} />;
}
