import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Footer.css.ts';
import type { FooterLink } from './footerContent.ts';
import { TextLinks } from './TextLinks.tsx';

export interface LegacyFooterProps extends BlockProps<'footer'> {
  /** Institutional pages and contact. */
  links: readonly FooterLink[];
  /** Company name, registration and address, a line each; consumer law wants them in sight. */
  company: readonly string[];
  copyright: string;
  /** The consent page, which script opens as a dialog [SHELL-071]. */
  cookieSettingsHref: string;
}

/** One static block [CONF-011]. */
export function LegacyFooter({
  links,
  company,
  copyright,
  cookieSettingsHref,
  className,
  ...rest
}: LegacyFooterProps) {
  const { shell } = useStrings();
  return (
    <footer className={classNames(styles.root, className)} data-surface="inverse" {...rest}>
      <div className={`${styles.inner} ${styles.legacy}`}>
        <nav aria-label={shell.footer} className={styles.legal}>
          <TextLinks links={links} />
          <a href={cookieSettingsHref} className={styles.link} data-intent="open-cookie-settings">
            {shell.cookieSettings}
          </a>
        </nav>
        <address className={styles.company}>
          {company.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.copyright}>{copyright}</p>
      </div>
    </footer>
  );
}
