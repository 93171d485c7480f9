import type { Ref } from 'react';
import { classNames } from '../private/classNames.ts';
import type { LayoutProps } from '../private/layoutElement.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends LayoutProps {
  /** Default `raised`. */
  tone?: keyof typeof styles.tone;
  /** 12, 16 to 20 (default) or 20 to 24 px; `none` for a card that is ruled by its content. */
  padding?: keyof typeof styles.padding;
}

/** A surface for one thing. */
export function Card({ as = 'div', tone = 'raised', padding = 'm', className, ref, ...rest }: CardProps) {
  const Element = as as 'div';
  const names = classNames(styles.root, styles.tone[tone], styles.padding[padding], className);
  return <Element ref={ref as Ref<HTMLDivElement>} className={names} {...rest} />;
}
