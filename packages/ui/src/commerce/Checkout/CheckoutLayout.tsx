import type { ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CheckoutLayout.css.ts';

export interface CheckoutLayoutProps extends BlockProps<'div'> {
  /** `CheckoutSection`s. */
  children: ReactNode;
  /** `OrderSummary`; null for one column at every width. */
  aside: ReactNode;
}

/** Sections beside their summary; below 1140 px the summary is a bar of its own (`SummaryBar`). */
export function CheckoutLayout({ children, aside, className, ...rest }: CheckoutLayoutProps) {
  return (
    <div className={classNames(styles.root, aside !== null && styles.withAside, className)} {...rest}>
      <div className={styles.sections}>{children}</div>
      {aside !== null && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
