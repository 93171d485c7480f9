import type { ReactNode } from 'react';
import { ShieldIcon } from '../../components/Icon/statusIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './Footer.css.ts';
import type { FooterLink } from './footerContent.ts';

export interface CheckoutFooterProps {
  /** With the current year [SHELL-075]. */
  copyright: string;
  /** Help, terms, privacy. */
  links?: readonly FooterLink[];
  /** True shows the plain seal; a node is the seal of a provider [CONF-020]. */
  seal?: ReactNode;
}

export function CheckoutFooter({ copyright, links = [], seal }: CheckoutFooterProps) {
  const { shell } = useStrings();
  return (
    <footer className={styles.checkout}>
      <span>{copyright}</span>
      {links.length > 0 && (
        <nav aria-label={shell.legal} className={styles.legal}>
          {links.map(({ label, href }) => (
            <a key={href} href={href} className={styles.checkoutLink}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {seal && (
        <span className={styles.checkoutSeal}>
          {seal === true ? (
            <>
              <ShieldIcon size={20} />
              {shell.seal}
            </>
          ) : (
            seal
          )}
        </span>
      )}
    </footer>
  );
}
