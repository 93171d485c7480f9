import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ChevronEndIcon } from '../../components/Icon/navigationIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import * as styles from './Shortcuts.css.ts';

export interface Shortcut extends NamedLink {
  icon: ReactNode;
  note?: string;
}

export interface ShortcutsProps {
  items: readonly Shortcut[];
}

/** Services beside the parts: a tool on loan, a battery test, guides. */
export function Shortcuts({ items }: ShortcutsProps) {
  const { page } = useStrings();
  return (
    <section className={styles.root}>
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
