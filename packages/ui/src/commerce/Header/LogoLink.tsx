import type { ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as header from './header.css.ts';
import * as styles from './LogoLink.css.ts';

export interface LogoLinkProps extends BlockProps<'a'> {
  /** The brand's logo, an `svg` or `img` that fills its box. */
  logo: ReactNode;
  brand: string;
  /** The home page. */
  href: string;
  /** `logo.variant` of the market record. */
  variant?: keyof typeof styles.variant;
}

/** The logo, leading home [CONF-025]. */
export function LogoLink({ logo, brand, href, variant = 'full', className, ...rest }: LogoLinkProps) {
  const { shell } = useStrings();
  return (
    <a href={href} aria-label={shell.home(brand)} className={classNames(header.logo, className)} {...rest}>
      <span className={classNames(styles.slot, styles.variant[variant])}>{logo}</span>
    </a>
  );
}
