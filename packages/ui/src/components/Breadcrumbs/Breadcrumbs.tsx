import type { ComponentProps } from 'react';
import { useLinkComponent, useStrings } from '../../i18n/UiProvider.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the top; the last is this page. */
  crumbs: readonly Crumb[];
}

/** The way from the top of the catalogue; a phone shows its last three steps. */
export function Breadcrumbs({ crumbs, className, ...rest }: BreadcrumbsProps) {
  const { breadcrumbs } = useStrings();
  const Anchor = useLinkComponent();
  return (
    <nav aria-label={breadcrumbs} className={classNames(styles.root, className)} {...rest}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, at) => (
          <li key={href ?? label} className={styles.item}>
            {href === undefined || at === crumbs.length - 1 ? (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            ) : (
              <Anchor href={href} className={styles.link}>
                {label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
