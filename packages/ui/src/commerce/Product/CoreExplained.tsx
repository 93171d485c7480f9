import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CoreExplained.css.ts';

export interface CoreExplainedProps extends BlockProps<'div'> {
  /** Of one part, in minor units. */
  priceMinor: number;
  /** The deposit of one; nothing shows at 0. */
  coreMinor: number | undefined;
  /** Days to bring the old part back. */
  returnDays: number;
}

/** How the deposit comes back: three steps and the sum [PLUS-013]. */
export function CoreExplained({ priceMinor, coreMinor, returnDays, className, ...rest }: CoreExplainedProps) {
  const { core } = useStrings().product;
  const { money } = useFormat();
  if (!coreMinor) return null;
  const deposit = money(coreMinor);
  const steps = [
    [core.pay, core.payNote(money(priceMinor), deposit)],
    [core.bring(returnDays), core.bringNote],
    [core.refund(deposit), core.refundNote],
  ] as const;
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <ol className={styles.steps}>
        {steps.map(([title, note], index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            <span className={styles.title}>{title}</span>
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.sum}>
        <Line label={core.today} amount={money(priceMinor + coreMinor)} />
        <Line label={core.back} amount={money(-coreMinor)} look={styles.back} />
        <Line label={core.after} amount={money(priceMinor)} />
      </dl>
    </div>
  );
}

function Line({ label, amount, look }: { label: string; amount: string; look?: string }) {
  return (
    <div className={classNames(styles.line, look)}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
