import * as styles from './Footer.css.ts';
import type { FooterLink } from './footerContent.ts';

/** Links of a footer, side by side. */
export function TextLinks({ links }: { links: readonly FooterLink[] }) {
  return links.map(({ label, href, lang }) => (
    <a key={href + label} href={href} lang={lang} className={styles.link}>
      {label}
    </a>
  ));
}
