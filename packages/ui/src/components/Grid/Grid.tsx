import type { Ref } from 'react';
import { classNames } from '../private/classNames.ts';
import { cssVariables } from '../private/cssVariables.ts';
import type { LayoutProps } from '../private/layoutElement.ts';
import { gap as gapStyles, type Gap } from '../private/spacing.css.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends LayoutProps {
  /** Smallest width of a cell; as many columns as fit. Default `240px`. */
  min?: string;
  /** Step of the space scale; default 5, 16 px. */
  gap?: Gap;
}

/** Cells of equal width in as many columns as there is room for. */
export function Grid({ as = 'div', min = '240px', gap = 5, className, style, ref, ...rest }: GridProps) {
  const Element = as as 'div';
  return (
    <Element
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(styles.root, gapStyles[gap], className)}
      style={{ ...cssVariables({ [styles.smallest]: min }), ...style }}
      {...rest}
    />
  );
}
