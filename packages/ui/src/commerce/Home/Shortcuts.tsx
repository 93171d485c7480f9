import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ChevronEndIcon } from '../../components/Icon/navigationIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Shortcuts.css.ts';

export interface Shortcut extends NamedLink {
  icon: ReactNode;
  note?: string;
}

export interface ShortcutsProps extends BlockProps<'section'> {
  items: readonly Shortcut[];
}

/** Services beside the parts: a tool on loan, a battery test, guides. */
export function Shortcuts({ items, className, ...rest }: ShortcutsProps) {
  const { page } = useStrings();
  return (
    <section className={classNames(styles.root, className)} {...rest}>
      <Heading level={2}>{page.shortcuts}</Heading>
      <ul className={styles.list}>
        {items.map(({ label, href, icon, note }) => (
          <li key={href}>
            <a href={href} className={styles.item}>
              <span className={styles.icon}>{icon}</span>
              <span>
                <span className={styles.label}>{label}</span>
                {note && <span className={styles.note}>{note}</span>}
              </span>
              <ChevronEndIcon size={20} className={styles.icon} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
