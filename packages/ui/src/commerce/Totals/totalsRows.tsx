import type { ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import * as styles from './OrderSummary.css.ts';

/** A row of sums, in a `dl` of the look `list`. */
export function Row({ name, value, look }: { name: string; value: ReactNode; look?: string }) {
  return (
    <div className={classNames(styles.row, look)}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

/** Quiet lines without an amount of their own. */
export const notes = (lines: readonly string[] | undefined) =>
  lines?.map((line) => <Row key={line} name={line} value="" look={styles.minor} />);
