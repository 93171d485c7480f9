import type { ReactNode } from 'react';
import { NewTabNote } from '../../components/Link/Link.tsx';
import { ChevronDownIcon, CloseIcon, MenuIcon } from '../../components/Icon/navigationIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { PartDrawing } from '../../drawings/PartDrawing.tsx';
import { useDrawings, useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Menu.css.ts';

export interface MenuLink {
  label: string;
  href: string;
  /** As the content gives it, such as `_blank`. */
  target?: string;
  current?: boolean;
  /** Language of its words, of a link to the page in another one. */
  lang?: string;
  /** Family of the drawing beside it, such as `pads`. */
  drawing?: string | undefined;
  /** Open in place [SHELL-016]. */
  children?: readonly MenuLink[];
}

export interface MenuSection {
  title?: string;
  links: readonly MenuLink[];
}

export interface MenuProps extends BlockProps<'details'> {
  sections: readonly MenuSection[];
  /** The brand's logo at the head of the drawer of a phone: a picture without words of its own. */
  brand?: ReactNode;
  /** Below the sections. */
  children?: ReactNode;
}

/**
 * A slide-in menu from the platform's `details`: it opens without script, and a crawler reads its links [SHELL-005].
 * A storefront adds Escape and where the focus goes (SHELL-010), by `data-intent="menu"`, and `data-hovered` while it is
 * open by a resting mouse alone (SHELL-015): then nothing dims the page.
 */
export function Menu({ sections, brand, children, className, ...rest }: MenuProps) {
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
        {brand && <span className={styles.brand}>{brand}</span>}
        {sections.map(
          (section, index) => section.links[0] && <Section key={section.title ?? index} {...section} />,
        )}
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

/** A file is loaded when the menu opens: a `<use>` would ask for it on every page, whether the menu is opened or not. */
function Picture({ drawing }: { drawing: string }) {
  const drawings = useDrawings();
  if (!('href' in drawings)) return <PartDrawing family={drawing} className={styles.drawn} />;
  const { href } = drawings;
  return <img src={href(drawing)} alt="" width={80} height={80} loading="lazy" className={styles.picture} />;
}

function Item({ label, href, lang, target, current, drawing }: MenuLink) {
  return (
    <a
      href={href}
      lang={lang}
      target={target}
      rel={target === '_blank' ? 'noopener' : undefined}
      aria-current={current ? 'page' : undefined}
      className={styles.link}
    >
      {drawing && <Picture drawing={drawing} />}
      <span className={styles.label}>
        {label}
        {target === '_blank' && <NewTabNote />}
      </span>
    </a>
  );
}

function Group({ label, href, children = [] }: MenuLink) {
  return (
    // What has pictures shows them at once.
    <details className={styles.group} open={children.some(({ drawing }) => drawing)}>
      <summary className={styles.groupToggle}>
        {label}
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <ul className={styles.children}>
        {children.every((child) => child.href !== href) && (
          <li>
            <Item label={label} href={href} />
          </li>
        )}
        {children.map((child) => (
          <li key={child.href + child.label}>
            <Item {...child} />
          </li>
        ))}
      </ul>
    </details>
  );
}
