import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../components/Icon/navigationIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Footer.css.ts';
import type { FooterColumn, FooterIconLink, FooterLink } from './footerContent.ts';
import { Seal } from './Seal.tsx';
import { TextLinks } from './TextLinks.tsx';

export interface SiteFooterProps extends BlockProps<'footer'> {
  iconLinks?: readonly FooterIconLink[];
  social?: readonly FooterIconLink[];
  columns?: readonly FooterColumn[];
  otherSites?: readonly FooterLink[];
  /** Links of the last row: terms, privacy. They show whatever else failed [SHELL-066]. */
  legal: readonly FooterLink[];
  copyright: string;
  /** The consent page, which script opens as a dialog [SHELL-071]. */
  cookieSettingsHref: string;
  /** Links to the app stores. */
  apps?: readonly FooterIconLink[];
  /** Security seal, where the market shows one: true the plain one, a node that of a provider. */
  seal?: ReactNode;
}

/** A row without content is left out; the cookie settings always stay in reach [SHELL-071]. */
export function SiteFooter(props: SiteFooterProps) {
  const {
    iconLinks = [],
    social = [],
    columns = [],
    otherSites = [],
    legal,
    copyright,
    cookieSettingsHref,
    apps = [],
    seal,
    className,
    ...rest
  } = props;
  const { shell } = useStrings();
  return (
    <footer className={classNames(styles.root, className)} data-surface="inverse" {...rest}>
      <div className={styles.inner}>
        {(iconLinks.length > 0 || social.length > 0) && <TopRow iconLinks={iconLinks} social={social} />}
        {columns.length > 0 && (
          <nav aria-label={shell.footer} className={styles.columns}>
            {columns.map((column) => (
              <Column key={column.title} {...column} />
            ))}
          </nav>
        )}
        <div className={styles.sites}>
          {otherSites.length > 0 && <span className={styles.sitesTitle}>{shell.otherSites}</span>}
          <TextLinks links={otherSites} />
          <a href={cookieSettingsHref} className={styles.link} data-intent="open-cookie-settings">
            {shell.cookieSettings}
          </a>
        </div>
        <div className={styles.bottom}>
          <div>
            <nav aria-label={shell.legal} className={styles.legal}>
              <TextLinks links={legal} />
            </nav>
            <p className={styles.copyright}>{copyright}</p>
          </div>
          {(apps.length > 0 || seal) && <Badges apps={apps} seal={seal} />}
        </div>
      </div>
    </footer>
  );
}

function TopRow({ iconLinks, social }: Required<Pick<SiteFooterProps, 'iconLinks' | 'social'>>) {
  const { shell } = useStrings();
  return (
    <div className={styles.top}>
      <div className={styles.buttons}>
        {iconLinks.map(({ label, href, icon, intent, rel }) => (
          <a key={href} href={href} rel={rel} className={styles.button} data-intent={intent}>
            {icon}
            {label}
          </a>
        ))}
      </div>
      {social.length > 0 && (
        <nav aria-label={shell.followUs} className={styles.social}>
          {social.map(({ label, href, icon }) => (
            <a key={href} href={href} aria-label={label} className={styles.socialLink} rel="noopener">
              {icon}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

function Column({ title, links }: FooterColumn) {
  return (
    <div>
      <h2 className={styles.columnTitle}>{title}</h2>
      <details className={styles.column}>
        <summary className={styles.columnToggle}>
          {title}
          <ChevronDownIcon size={20} className={styles.chevron} />
        </summary>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href + label}>
              <a href={href} className={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Badges({ apps, seal }: { apps: readonly FooterIconLink[]; seal: ReactNode }) {
  return (
    <div className={styles.badges}>
      {apps.map(({ label, href, icon }) => (
        <a key={href} href={href} className={styles.badge}>
          {icon}
          {label}
        </a>
      ))}
      {seal && (
        <span className={styles.seal}>
          <Seal of={seal} />
        </span>
      )}
    </div>
  );
}
