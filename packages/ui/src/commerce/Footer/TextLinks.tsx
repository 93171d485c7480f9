import * as styles from './Footer.css.ts';
import type { FooterLink } from './footerContent.ts';

/** Links of a footer, side by side. */
export function TextLinks({ links }: { links: readonly FooterLink[] }) {
  return links.map(({ label, href, lang, rel }) => (
    <a key={href + label} href={href} lang={lang} rel={rel} className={styles.link}>
      {label}
    </a>
  ));
}
