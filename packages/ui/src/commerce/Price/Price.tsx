import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Price.css.ts';

export interface PriceProps extends BlockProps<'span'> {
  /** What one costs now, in minor units. */
  minor: number;
  /** What it cost before; shows the reduction when it is more. */
  wasMinor?: number | undefined;
  /** ISO 4217; default: the market's. */
  currency?: string;
  size?: keyof typeof styles.size;
}

/** An amount with raised cents, and what it was. */
export function Price({ minor, wasMinor, currency, size = 'l', className, ...rest }: PriceProps) {
  const { moneyParts, money } = useFormat();
  const { offer } = useStrings();
  const { sign, whole, decimal, cents } = moneyParts(minor, currency);
  const reduced = wasMinor !== undefined && wasMinor > minor;
  return (
    <span className={classNames(styles.root, styles.size[size], className)} {...rest}>
      <span className={reduced ? styles.amount.deal : styles.amount.plain}>
        {reduced && <VisuallyHidden>{`${offer.now} `}</VisuallyHidden>}
        {sign + whole}
        {cents && (
          <>
            <span className={styles.decimal}>{decimal}</span>
            <span className={styles.cents}>{cents}</span>
          </>
        )}
      </span>
      {reduced && (
        <span className={styles.was}>
          {`${offer.was} `}
          <s>{money(wasMinor, currency)}</s>
        </span>
      )}
    </span>
  );
}

export interface PriceNoteProps extends BlockProps<'span'> {
  /** 'each', 'set of 4'. */
  unit: string;
  /** How many the vehicle takes; said from 2 up. */
  needed?: number | undefined;
}

/** The line below a price: its unit and how many are needed. */
export function PriceNote({ unit, needed = 1, className, ...rest }: PriceNoteProps) {
  const { offer } = useStrings();
  const text = needed > 1 ? `${unit} · ${offer.youNeed(needed)}` : unit;
  return (
    <span className={classNames(styles.note, className)} {...rest}>
      {text}
    </span>
  );
}
