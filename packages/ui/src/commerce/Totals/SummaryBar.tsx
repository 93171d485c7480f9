import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../components/Icon/navigationIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { OrderTotals } from '../model/order.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { TotalsList } from './OrderSummary.tsx';
import * as styles from './SummaryBar.css.ts';

export interface SummaryBarProps extends BlockProps<'details'> {
  totals: OrderTotals;
  /** Also on wide screens, where no `OrderSummary` is beside it. */
  isOnly?: boolean;
  /** Above the totals: what is bought. */
  lines?: ReactNode;
  /** Below the totals: a field for codes. */
  children?: ReactNode;
}

/** The summary of narrow screens: a bar with the total that opens, before any script runs. */
export function SummaryBar(props: SummaryBarProps) {
  const { totals, isOnly = false, lines, children, className, ...rest } = props;
  const { purchase } = useStrings();
  const { money } = useFormat();
  return (
    <details className={classNames(styles.root, !isOnly && styles.narrow, className)} {...rest}>
      <summary className={styles.summary}>
        <span className={styles.name}>
          {purchase.totals.show}
          <ChevronDownIcon size={20} className={styles.chevron} />
        </span>
        <span>{money(totals.totalMinor, undefined, { withCode: totals.withCode ?? false })}</span>
      </summary>
      <div className={styles.panel}>
        {lines}
        <TotalsList totals={totals} />
        {children}
      </div>
    </details>
  );
}
