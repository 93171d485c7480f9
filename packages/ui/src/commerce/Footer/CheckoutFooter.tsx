import type { ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Footer.css.ts';
import type { FooterLink } from './footerContent.ts';
import { Seal } from './Seal.tsx';

export interface CheckoutFooterProps extends BlockProps<'footer'> {
  /** With the current year [SHELL-075]. */
  copyright: string;
  /** Help, terms, privacy. */
  links?: readonly FooterLink[];
  /** True shows the plain seal; a node is the seal of a provider [CONF-020]. */
  seal?: ReactNode;
}

export function CheckoutFooter(props: CheckoutFooterProps) {
  const { copyright, links = [], seal, className, ...rest } = props;
  const { shell } = useStrings();
  return (
    <footer className={classNames(styles.checkout, className)} {...rest}>
      <span>{copyright}</span>
      {links.length > 0 && (
        <nav aria-label={shell.legal} className={styles.legal}>
          {links.map(({ label, href, lang }) => (
            <a key={href} href={href} lang={lang} className={styles.checkoutLink}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {seal && (
        <span className={styles.checkoutSeal}>
          <Seal of={seal} />
        </span>
      )}
    </footer>
  );
}
