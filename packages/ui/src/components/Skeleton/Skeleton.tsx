import type { ComponentProps } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** `text` stands for a line and takes 1.5 em of the text around it. */
  shape?: keyof typeof styles.shape;
  width?: string;
  height?: string;
}

/**
 * The place of content that loads, of its exact size (PLUS-026). It is silent; the region around it says
 * `aria-busy`.
 */
export function Skeleton({
  shape = 'text',
  width = '100%',
  height,
  className,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.root, styles.shape[shape], className)}
      style={{ inlineSize: width, ...(height && { blockSize: height }), ...style }}
      {...rest}
    />
  );
}
