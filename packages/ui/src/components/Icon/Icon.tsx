import type { ComponentProps } from 'react';
import { classNames } from '../private/classNames.ts';
import { rem } from '../private/rem.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends ComponentProps<'svg'> {
  /** Side in px at the browser's own text size, and larger with it; default 24, the size the set is drawn at. */
  size?: number;
  /** Says what the icon means where no text beside it does. Without it the icon is decoration. */
  label?: string;
}

export interface DrawnIconProps extends IconProps {
  /** The drawing points along the line and turns with the reading direction. */
  flips?: boolean;
}

/** The frame of every icon: a 24 px box, 1.8 px strokes with round ends in the colour of the text. */
export function Icon({ size = 24, label, flips, className, children, ...rest }: DrawnIconProps) {
  const side = rem(size);
  return (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      className={classNames(styles.root, flips && styles.flips, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {children}
    </svg>
  );
}
