import type { ComponentProps, ReactNode } from 'react';
import { useLinkComponent } from '../../i18n/UiProvider.tsx';
import * as buttonStyles from '../private/buttonStyles.css.ts';
import { classNames } from '../private/classNames.ts';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Default `secondary`. */
  variant?: buttonStyles.ButtonVariant;
  size?: buttonStyles.ButtonSize;
  fullWidth?: boolean;
  icon?: ReactNode;
}

/** A link that looks like a button: it leads somewhere, a `Button` does something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'm', fullWidth, icon, className, children, ...rest } = props;
  const Anchor = useLinkComponent();
  return (
    <Anchor
      className={classNames(
        buttonStyles.root,
        buttonStyles.size[size],
        buttonStyles.variant[variant],
        fullWidth && buttonStyles.fullWidth,
        className,
      )}
      {...rest}
    >
      {icon}
      {children}
    </Anchor>
  );
}
