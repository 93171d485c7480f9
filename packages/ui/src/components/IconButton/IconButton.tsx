import type { ComponentProps, ReactNode } from 'react';
import * as buttonStyles from '../private/buttonStyles.css.ts';
import { classNames } from '../private/classNames.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does; its name for assistive technology and its tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `bare` takes the colour of its surroundings, also on an inverse surface. */
  variant?: 'bare' | 'outline' | 'primary';
  /** 40, 44 (default) or 48 px square. */
  size?: buttonStyles.ButtonSize;
}

/** A square button that shows an icon alone. */
export function IconButton({ label, variant = 'bare', size = 'm', className, ...rest }: IconButtonProps) {
  const look = variant === 'bare' ? styles.bare : buttonStyles.variant[variant];
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(buttonStyles.root, buttonStyles.iconSize[size], look, className)}
      {...rest}
    />
  );
}
