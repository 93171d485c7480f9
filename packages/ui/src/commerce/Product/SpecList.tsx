import type { Attribute } from '../model/product.ts';
import * as styles from './SpecList.css.ts';

export interface SpecListProps {
  items: readonly Attribute[];
}

/** The part's data sheet, in two columns where there is room. */
export function SpecList({ items }: SpecListProps) {
  return (
    <div className={styles.root}>
      <dl className={styles.list}>
        {items.map(({ id, label, value }) => (
          <div key={id} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
