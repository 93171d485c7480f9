import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../Icon/navigationIcons.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The words of the line that opens it. */
  summary: ReactNode;
  /** `plain` is a small line without rules, for one answer inside other content. */
  variant?: 'ruled' | 'plain';
  /** Folds on phones only: from a tablet's width the content is there without its line. */
  phoneOnly?: boolean;
}

/** The platform's `details`: opens before any script runs and is found by the browser's text search. */
export function Disclosure(props: DisclosureProps) {
  const { summary, variant = 'ruled', phoneOnly, className, children, ...rest } = props;
  const plain = variant === 'plain';
  return (
    <details
      className={classNames(styles.root, plain && styles.plain, phoneOnly && styles.phoneOnly, className)}
      {...rest}
    >
      <summary className={classNames(styles.summary, plain && styles.plainSummary)}>
        <span className={styles.label}>{summary}</span>
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
