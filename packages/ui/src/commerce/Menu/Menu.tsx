import type { ReactNode } from 'react';
import { NewTabNote } from '../../components/Link/Link.tsx';
import { ChevronDownIcon, CloseIcon, MenuIcon } from '../../components/Icon/navigationIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Menu.css.ts';

export interface MenuLink {
  label: string;
  href: string;
  /** As the content gives it, such as `_blank`. */
  target?: string;
  current?: boolean;
  /** Open in place [SHELL-016]. */
  children?: readonly MenuLink[];
}

export interface MenuSection {
  title?: string;
  links: readonly MenuLink[];
}

export interface MenuProps extends BlockProps<'details'> {
  sections: readonly MenuSection[];
  /** Below the sections. */
  children?: ReactNode;
}

/**
 * A slide-in menu from the platform's `details`: it opens without script, and a crawler reads its links [SHELL-005].
 * A storefront adds Escape and where the focus goes (SHELL-010), by `data-intent="menu"`, and `data-hovered` while it is
 * open by a resting mouse alone (SHELL-015): then nothing dims the page.
 */
export function Menu({ sections, children, className, ...rest }: MenuProps) {
  const { menu, shell } = useStrings();
  return (
    <details className={classNames(styles.root, className)} data-intent="menu" {...rest}>
      <summary className={styles.toggle}>
        <span className={styles.face}>
          <MenuIcon className={styles.whenClosed} />
          <CloseIcon className={styles.whenOpen} />
          <span className={styles.word}>
            <span className={styles.whenClosed}>{menu}</span>
            <span className={styles.whenOpen}>{shell.closeMenu}</span>
          </span>
        </span>
      </summary>
      <nav aria-label={shell.mainMenu} className={styles.panel}>
        {sections.map((section, index) => (
          <Section key={section.title ?? index} {...section} />
        ))}
        {children}
      </nav>
    </details>
  );
}

function Section({ title, links }: MenuSection) {
  return (
    <section className={styles.section}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul>
        {links.map((link) => (
          <li key={link.href + link.label}>
            {link.children?.length ? <Group {...link} /> : <Item {...link} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ label, href, target, current }: MenuLink) {
  return (
    <a
      href={href}
      target={target}
      rel={target === '_blank' ? 'noopener' : undefined}
      aria-current={current ? 'page' : undefined}
      className={styles.link}
    >
      {label}
      {target === '_blank' && <NewTabNote />}
    </a>
  );
}

function Group({ label, href, children = [] }: MenuLink) {
  return (
    <details className={styles.group}>
      <summary className={styles.groupToggle}>
        {label}
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <ul className={styles.children}>
        <li>
          <Item label={label} href={href} />
        </li>
        {children.map((child) => (
          <li key={child.href + child.label}>
            <Item {...child} />
          </li>
        ))}
      </ul>
    </details>
  );
}
