import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './DefinitionList.css.ts';

export interface Definition {
  term: string;
  value: ReactNode;
}

export interface DefinitionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly Definition[];
  /** Default `rows`. */
  layout?: keyof typeof styles.layout;
}

/** Names with their values: specifications, a summary of what was entered. */
export function DefinitionList({ items, layout = 'rows', className, ...rest }: DefinitionListProps) {
  return (
    <dl className={classNames(styles.root, styles.layout[layout], className)} {...rest}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.pairs[layout]}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
