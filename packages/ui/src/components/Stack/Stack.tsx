import type { Ref } from 'react';
import { classNames } from '../private/classNames.ts';
import type { LayoutProps } from '../private/layoutElement.ts';
import { gap as gapStyles, type Gap } from '../private/spacing.css.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends LayoutProps {
  /** Step of the space scale; default 5, 16 px. */
  gap?: Gap;
  align?: keyof typeof styles.align;
}

/** Children below each other. */
export function Stack({ as = 'div', gap = 5, align = 'stretch', className, ref, ...rest }: StackProps) {
  const Element = as as 'div';
  const names = classNames(styles.root, gapStyles[gap], styles.align[align], className);
  return <Element ref={ref as Ref<HTMLDivElement>} className={names} {...rest} />;
}
