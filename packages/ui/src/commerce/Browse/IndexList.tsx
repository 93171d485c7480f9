import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './IndexList.css.ts';

export interface IndexGroup {
  /** Anchor of the group. */
  id: string;
  title: string;
  /** `note` stands below the link: years, a number of parts. */
  links: readonly (NamedLink & { note?: string })[];
}

export interface IndexListProps extends BlockProps<'div'> {
  /** Groups without a link are left out. */
  groups: readonly IndexGroup[];
  /** Name of the links that jump to each group; without one there are none. */
  jumpLabel?: string;
}

/** Links by group: brands by their letter, a shop by its parts. */
export function IndexList({ groups, jumpLabel, className, ...rest }: IndexListProps) {
  const shown = groups.filter(({ links }) => links.length > 0);
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {jumpLabel !== undefined && shown.length > 1 && (
        <nav aria-label={jumpLabel}>
          <ul className={styles.jumps}>
            {shown.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.jump}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.map(({ id, title, links }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.group}>
          <Heading level={2} size="titleM" id={`${id}-title`}>
            {title}
          </Heading>
          <ul className={styles.links}>
            {links.map(({ label, href, note }) => (
              <li key={href}>
                <a href={href} className={styles.link}>
                  <span className={styles.label}>{label}</span>
                  {note && <span className={styles.note}>{note}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
