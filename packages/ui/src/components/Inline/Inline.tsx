import type { Ref } from 'react';
import { classNames } from '../private/classNames.ts';
import type { LayoutProps } from '../private/layoutElement.ts';
import { gap as gapStyles, type Gap } from '../private/spacing.css.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends LayoutProps {
  /** Step of the space scale; default 3, 8 px. */
  gap?: Gap;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  /** Default true: 200 % text and 320 px need a second line. */
  wrap?: boolean;
}

/** Children side by side. */
export function Inline(props: InlineProps) {
  const {
    as = 'div',
    gap = 3,
    align = 'center',
    justify = 'start',
    wrap = true,
    className,
    ref,
    ...rest
  } = props;
  const Element = as as 'div';
  const names = classNames(
    styles.root,
    wrap && styles.wrap,
    gapStyles[gap],
    styles.align[align],
    styles.justify[justify],
    className,
  );
  return <Element ref={ref as Ref<HTMLDivElement>} className={names} {...rest} />;
}
