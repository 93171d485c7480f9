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
  currency?: string | undefined;
  size?: keyof typeof styles.size;
}

/**
 * An amount with raised cents, and what it was. The raised cents are pieces of text, which assistive technology would
 * read one by one: it gets each amount as one phrase, and the eye, the clipboard and the search the pieces.
 */
export function Price({ minor, wasMinor, currency, size = 'l', className, ...rest }: PriceProps) {
  const { money } = useFormat();
  const { offer } = useStrings();
  const reduced = wasMinor !== undefined && wasMinor > minor;
  const amount = money(minor, currency);
  const was = reduced && money(wasMinor, currency);
  return (
    <span className={classNames(styles.root, styles.size[size], className)} {...rest}>
      <span aria-hidden className={reduced ? styles.amount.deal : styles.amount.plain}>
        <RaisedCents minor={minor} currency={currency} />
      </span>
      <VisuallyHidden className={styles.spoken}>{reduced ? `${offer.now} ${amount}` : amount}</VisuallyHidden>
      {was && (
        <>
          <span aria-hidden className={styles.was}>
            {`${offer.was} `}
            <s>{was}</s>
          </span>
          <VisuallyHidden className={styles.spoken}>{`${offer.was} ${was}`}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

function RaisedCents({ minor, currency }: Pick<PriceProps, 'minor' | 'currency'>) {
  const { sign, whole, decimal, cents, after } = useFormat().moneyParts(minor, currency);
  return (
    <>
      {sign + whole}
      {cents && (
        <>
          <span className={styles.decimal}>{decimal}</span>
          <span className={styles.cents}>{cents}</span>
        </>
      )}
      {after}
    </>
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

/** Other ways to pay a price, a quiet line each [PLUS-057]. */
export function PayTerms({ lines }: { lines: readonly string[] | undefined }) {
  return lines?.map((line) => (
    <span key={line} className={styles.note}>
      {line}
    </span>
  ));
}
