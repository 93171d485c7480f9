import type { ReactNode } from 'react';
import * as styles from './CheckoutLayout.css.ts';

/** Sections beside their summary; below 1140 px the summary is a bar of its own (`SummaryBar`). */
export function CheckoutLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.sections}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
