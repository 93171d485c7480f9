import { classNames } from '../../components/private/classNames.ts';
import type { Attribute } from '../model/product.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './SpecList.css.ts';

export interface SpecListProps extends BlockProps<'div'> {
  items: readonly Attribute[];
}

/** The part's data sheet, in two columns where there is room. */
export function SpecList({ items, className, ...rest }: SpecListProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
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
